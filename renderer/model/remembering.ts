/** The first result, again and again. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The first result for each name, also where that is nothing. */
export function oncePerName<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>()
  return (name) => {
    const known = made.get(name)
    if (known !== undefined || made.has(name)) return known as Value
    const value = make(name)
    made.set(name, value)
    return value
  }
}
