interface ObservedHistory {
  listen(listener: (update: { readonly delta: number | null }) => void): () => void
  go(delta: number): void
}

interface Interception {
  /** The device's own back: true where something above the screen has taken it, and the screen stays. */
  readonly intercept: (() => boolean) | undefined
  /** The history has moved, and the page has to follow. `undo` moves it back, and the page stays. */
  readonly onMove: (undo: () => void) => void
}

/** Moves in the history: the app's own always pass, those of the device only where nothing above the screen takes them. */
export function interceptBack(history: ObservedHistory, { intercept, onMove }: Interception) {
  let isOwnMove = false
  let isUndoing = false
  const undo = (delta: number | null) => {
    if (delta === null) return
    isUndoing = true
    history.go(-delta)
  }
  const stop = history.listen(({ delta }) => {
    const wasOwnMove = isOwnMove
    isOwnMove = false
    if (isUndoing) {
      isUndoing = false
      return
    }
    if (!wasOwnMove && delta !== null && delta < 0 && intercept?.()) return undo(delta)
    onMove(() => undo(delta))
  })
  const go = (steps: number) => {
    isOwnMove = true
    history.go(steps)
  }
  return { go, stop }
}
