import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/lib/compileSchemaValidators.js"
import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import type { Plugin } from "vite"
import { formSchema } from "./fields"

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the app's build replaces, too. */
const formAliases = [{ find: /^markdown-to-jsx(\/.*)?$/, replacement: at("../../../renderer/forms/noMarkdown.ts") }]

/** Compiles the validators in Node, as a production build does. */
function validators(): Plugin {
  const pattern = /validators(\d+)\.cjs$/
  return {
    name: "validators",
    enforce: "pre",
    resolveId: (id) => (pattern.test(id) ? at(`./${id.slice(2)}`) : undefined),
    load(id) {
      const count = pattern.exec(id)?.[1]
      return count === undefined ? undefined : compileSchemaValidatorsCode(formSchema(Number(count)))
    },
  }
}

/** Builds the page with production React into a directory of its own, and gives that directory. */
export async function buildPage(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "kamishibai-keystroke-"))
  await build({
    configFile: false,
    root: at("."),
    logLevel: "error",
    mode: "production",
    base: "./",
    plugins: [validators()],
    resolve: { alias: formAliases },
    build: { outDir: directory, emptyOutDir: true, rollupOptions: { input: at("./index.html") } },
  })
  await writeFile(join(directory, "built.txt"), new Date().toISOString())
  return directory
}
