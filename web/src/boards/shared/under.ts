// What lies under a point of the board.

const LIT = '.game-board .thing.lit'

/** The topmost lit thing there, whatever lies over it. */
export function litUnder({ clientX, clientY }: MouseEvent): Element | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest(LIT))
    .find((thing) => thing !== null)
}
