/** What is known of whether a server answers, for whoever wants to be told when that changes. */
export function createConnection() {
  let isThere = true
  const listeners = new Set<() => void>()
  return {
    isThere: (): boolean => isThere,
    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    note(next: boolean): void {
      if (next === isThere) return
      isThere = next
      for (const listen of listeners) listen()
    },
  }
}
