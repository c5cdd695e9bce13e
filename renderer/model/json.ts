/** JSON values, and small tools for records. */
import type { Json } from "./basics"

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

/** A JSON object, where the value is known to be JSON. */
export const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !isList(value)

/** The object without its undefined properties, so that a compiled document says only what was written. */
export function withoutGaps<Shape extends object>(
  shape: Shape,
): { [Key in keyof Shape]: Exclude<Shape[Key], undefined> } {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]: Exclude<Shape[Key], undefined>
  }
}

/** A record with every value replaced; nothing gives an empty one. */
export const mapRecord = <Value, Result>(
  record: Readonly<Record<string, Value>> | undefined,
  replace: (value: Value, key: string) => Result,
): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, replace(value, key)]))
