/** Everything that a walk along `next` comes to; the start itself only where the walk comes back to it. */
export function reachableFrom(start: string, next: (name: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...next(start)]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    waiting.push(...next(name))
  }
  return reached
}
