import { toPathSegment } from "../domain/pathSegment"

const place = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g

/**
 * An address from its template: each `{NAME}` becomes the value of that name, percent-encoded. Undefined where the template
 * is no text or a value is missing, so that nobody is led to half an address.
 */
export function fillAddress(template: unknown, values: Readonly<Record<string, unknown>> = {}): string | undefined {
  if (typeof template !== "string") return undefined
  const names = Array.from(template.matchAll(place), ([, name = ""]) => name)
  const filled = new Map(
    names.map((name) => [name, Object.hasOwn(values, name) ? toPathSegment(values[name]) : undefined]),
  )
  if ([...filled.values()].includes(undefined)) return undefined
  return template.replaceAll(place, (_, name: string) => filled.get(name) ?? "")
}
