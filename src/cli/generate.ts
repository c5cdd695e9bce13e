/** Writes what is generated from words and documents; with `--check` only says what is stale (exit code 1). */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { generateContracts, generateMeta, generateReference, loadDocuments } from "../../renderer/documents"
import { words } from "../words"

const home = fileURLToPath(new URL("../..", import.meta.url))

/** Generated files by path below the project's root. */
async function generate(): Promise<ReadonlyMap<string, string>> {
  const meta = Object.entries(generateMeta(words)).map(
    ([name, schema]) => [`schemas/meta/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  )
  const contracts = await generateContracts(loadDocuments(join(home, "schemas")))
  const types = Object.entries(contracts).map(([client, source]) => [`src/contracts/${client}.ts`, source] as const)
  return new Map([...meta, ["schemas/meta/reference.md", generateReference(words)], ...types])
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}

const files = await generate()
const stale = [...files].filter(([path, text]) => readText(join(home, path)) !== text)

if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path} が古くなっています。npm run generate を実行してください。`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  console.log(`${files.size}個のうち${stale.length}個を書き換えました。`)
}
