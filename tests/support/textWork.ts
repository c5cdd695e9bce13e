/** What a function does with texts, counted instead of timed. */
export interface TextWork {
  /** Characters that operations were handed; joining marks to their character takes their number squared. */
  readonly characters: number
  /** Regular expressions that texts were searched with. */
  readonly expressions: readonly RegExp[]
}

const operations = [
  ...(["replace", "replaceAll", "match", "matchAll", "split", "search", "trim"] as const),
  ...(["toLowerCase", "toUpperCase", "normalize", "padStart", "repeat", "includes", "indexOf", "lastIndexOf"] as const),
]

const costOf = (operation: string, text: string): number =>
  operation === "normalize"
    ? [...text.matchAll(/\p{M}+/gu)].reduce((sum, [{ length }]) => sum + length * length, text.length)
    : text.length

/** Runs something that handles texts, and watches it. */
export function watchTextWork(run: () => void): TextWork {
  let characters = 0
  const expressions = new Map<string, RegExp>()
  const isCounting = { now: true }
  const note = (operation: string, text: string, first: unknown) => {
    if (!isCounting.now) return
    isCounting.now = false
    characters += costOf(operation, text)
    if (first instanceof RegExp) expressions.set(String(first), first)
    isCounting.now = true
  }
  const restore = [
    ...operations.map((operation) =>
      wrap(String.prototype, operation, (text, [first]) => note(operation, String(text), first)),
    ),
    wrap(RegExp.prototype, "test", (expression, [text]) => note("test", String(text), expression)),
  ]
  try {
    run()
  } finally {
    for (const undo of restore) undo()
  }
  return { characters, expressions: [...expressions.values()] }
}

function wrap(owner: object, name: string, see: (self: unknown, given: readonly unknown[]) => void): () => void {
  const original = Object.getOwnPropertyDescriptor(owner, name)
  if (typeof original?.value !== "function") throw new Error(`there is no ${name}`)
  const run = original.value as (...given: unknown[]) => unknown
  function watched(this: unknown, ...given: unknown[]): unknown {
    see(this, given)
    return run.apply(this, given)
  }
  Object.defineProperty(owner, name, { ...original, value: watched })
  return () => void Object.defineProperty(owner, name, original)
}
