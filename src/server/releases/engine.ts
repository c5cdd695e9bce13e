import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Definitions } from "../../../renderer/compiler"

const renderer = join(import.meta.dirname, "../../../renderer")

/** What modules are made with: another compiler or other definitions may make others of the same documents. */
export function hashOfCompiler(definitions: Definitions): string {
  const sources = readdirSync(renderer, { recursive: true, encoding: "utf8" })
    .filter((name) => /^(model|compiler|expressions|forms|flows)[/\\].*\.ts$/.test(name))
    .toSorted()
  const hash = createHash("sha256").update(JSON.stringify(definitions))
  for (const name of sources) hash.update(name).update(readFileSync(join(renderer, name)))
  return hash.digest("base64url").slice(0, 16)
}
