type Listening = readonly [target: EventTarget, type: string, listen: (event: Event) => void]

/** Listens to several things at once. The result ends it. */
export function listenAll(listenings: readonly Listening[]): () => void {
  for (const [target, type, listen] of listenings) target.addEventListener(type, listen)
  return () => {
    for (const [target, type, listen] of listenings) target.removeEventListener(type, listen)
  }
}
