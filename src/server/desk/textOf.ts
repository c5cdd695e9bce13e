import { readFileSync } from "node:fs"

/** Undefined where there is no such file any more, or none that can be read. */
export function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
