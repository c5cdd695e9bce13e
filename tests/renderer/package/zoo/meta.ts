import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { generateMeta } from "@kamishibai/renderer/compiler"
import { definitions } from "./definitions"

/** JSON Schemas of all kinds of documents: an editor completes and explains by them. */
const folder = join(import.meta.dirname, "schemas/meta")
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(generateMeta(definitions)))
  writeFileSync(join(folder, name), JSON.stringify(schema, null, 2))
