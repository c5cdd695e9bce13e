import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/lib/compileSchemaValidators.js"
import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { build } from "vite"
import type { InlineConfig, Plugin } from "vite"
import type { JsonSchema } from "../../../renderer/model/documents"
import { Code, createModule } from "../../../renderer/compiler/compile/moduleCode"
import { createValidatorCode } from "../../../renderer/compiler/compile/validatorCode"
import { formSchema, rowsSchema } from "./fields"

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the app's build replaces, too. */
const formAliases = [{ find: /^markdown-to-jsx(\/.*)?$/, replacement: at("../../../renderer/forms/noMarkdown.ts") }]

/** Compiles validators in Node, as a production build does: rjsf's into `.cjs`, the product's own into `.mjs`. */
function validators(): Plugin {
  const pattern = /validators(\d+)\.([cm])js$/
  return {
    name: "validators",
    enforce: "pre",
    resolveId: (id) => (pattern.test(id) ? at(`./${id.slice(2)}`) : undefined),
    load(id) {
      const [, count, kind] = pattern.exec(id) ?? []
      if (count === undefined) return undefined
      const schema = count === "0" ? rowsSchema : formSchema(Number(count))
      return kind === "c" ? compileSchemaValidatorsCode(schema) : oursOf(schema)
    },
  }
}

function oursOf(schema: JsonSchema): string {
  const validator = new Code(createValidatorCode(schema, {}))
  return createModule({ validators: { zoo: validator } }, []).code
}

const shared: InlineConfig = {
  configFile: false,
  root: at("."),
  logLevel: "error",
  mode: "production",
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [validators()],
  resolve: { alias: formAliases },
}

/** Bytes of everything that a way of drawing needs, React included, in one file, gzipped. */
export async function bytesOf(entry: string): Promise<number> {
  const lib = { entry: at(entry), formats: ["es" as const] }
  const built = await build({ ...shared, build: { write: false, minify: true, lib } })
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []))
  return outputs.reduce((sum, one) => sum + (one.type === "chunk" ? gzipSync(one.code, { level: 9 }).length : 0), 0)
}

/** Builds the page with production React into a directory of its own, and gives that directory. */
export async function buildPage(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "kamishibai-keystroke-"))
  await build({
    ...shared,
    base: "./",
    build: { outDir: directory, emptyOutDir: true, rollupOptions: { input: at("./index.html") } },
  })
  await writeFile(join(directory, "built.txt"), new Date().toISOString())
  return directory
}
