// Says when something has another size than before. Where nothing is laid out nothing has a size, and nothing is said.

export function watchSizes(parts: Element[], changed: () => void): () => void {
  if (!('ResizeObserver' in globalThis)) return () => {}
  const observer = new ResizeObserver(changed)
  for (const part of parts) observer.observe(part)
  return () => observer.disconnect()
}
