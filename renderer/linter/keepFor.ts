/**
 * Keeps a result as long as its one source lives. A loader hands out the same document until its file changes, so an edit
 * costs what it touches.
 */
export function keepFor<Source extends object, Result>(make: (source: Source) => Result): (source: Source) => Result {
  const known = new WeakMap<Source, { readonly result: Result }>()
  return (source) => {
    const found = known.get(source)
    if (found !== undefined) return found.result
    const result = make(source)
    known.set(source, { result })
    return result
  }
}
