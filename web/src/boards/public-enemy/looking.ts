// Where the camera looks: at a town, at the saloon, at what lies before a player.

export const atTown = ({ town }: { town: string }): string[] => [`town:${town}`]

export const atSaloon = (): string[] => ['saloon']

export const atStack = ({ seat, gang }: { seat: number; gang: string }): string[] => [`stack:${seat}:${gang}`]
