/** Reads values of documents that nobody has checked yet: nothing here throws, whatever it is given. */
export type Fields = Readonly<Record<string, unknown>>

const nothing: Fields = Object.freeze({})

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : nothing)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((entry): entry is string => typeof entry === "string")

/** Own property only, so that `constructor` is as unknown as any other name. */
export const ownField = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined

export const within = (pointer: string, ...segments: readonly (string | number)[]): string =>
  segments.reduce<string>(
    (path, segment) => `${path}/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    pointer,
  )

/** How a value is called in a message: never longer than a line. */
export function shown(value: unknown): string {
  if (typeof value === "string") return value.length > 60 ? `${value.slice(0, 60)}...` : value
  if (Array.isArray(value)) return "[...]"
  return isFields(value) ? "{...}" : String(value)
}

/** Deeper documents are refused before anything recurses into them. */
export const deepest = 60

/** Every object of a document with its place, parents first; stops at the allowed depth. */
export function* objectsIn(value: unknown, pointer = "", depth = 0): Generator<readonly [Fields, string]> {
  if (depth > deepest || typeof value !== "object" || value === null) return
  if (!Array.isArray(value)) yield [value as Fields, pointer]
  for (const [name, child] of Object.entries(value)) yield* objectsIn(child, within(pointer, name), depth + 1)
}

/** Same JSON, whatever the order of keys. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true
  if (depth > deepest || typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false
  const names = Object.keys(one)
  if (Array.isArray(one) !== Array.isArray(other) || names.length !== Object.keys(other).length) return false
  return names.every((name) => Object.hasOwn(other, name) && sameJson(ownOf(one, name), ownOf(other, name), depth + 1))
}

const ownOf = (value: object, name: string): unknown => (value as Record<string, unknown>)[name]
