import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { generateContracts, generateMeta, generateReference, loadDocuments } from "../../renderer/compiler"
import { definitions } from "../definitions"
import { referenceTexts } from "./texts/reference"
import { writeDocument } from "../../renderer/editing"

export const home = fileURLToPath(new URL("../..", import.meta.url))

/** What is generated from words and documents, by path below the project's root. */
async function generateFiles(): Promise<ReadonlyMap<string, string>> {
  const meta = Object.entries(generateMeta(definitions)).map(
    ([name, schema]) => [`schemas/meta/${name}`, writeDocument(schema)] as const,
  )
  const contracts = generateContracts(loadDocuments(join(home, "schemas")))
  const types = Object.entries(contracts).map(([path, source]) => [`src/contracts/${path}`, source] as const)
  return new Map([...meta, ["schemas/meta/reference.md", generateReference(definitions, referenceTexts)], ...types])
}

export interface GeneratedFiles {
  readonly total: number
  /** Those that differ from what is on disk, with what they should hold. */
  readonly stale: readonly (readonly [path: string, text: string])[]
}

export async function compareGeneratedFiles(): Promise<GeneratedFiles> {
  const files = await generateFiles()
  return { total: files.size, stale: [...files].filter(([path, text]) => readText(join(home, path)) !== text) }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
