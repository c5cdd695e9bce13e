import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/lib/compileSchemaValidators.js"
import { mkdtemp } from "node:fs/promises"
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
import { preactForReact } from "../../../src/preact/aliases"
import { installedPackages } from "../bringPackages"
import { bringPeers } from "./peers/bringPeers"

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

/** Finds the packages of other engines where they were installed. */
const peers = (installed: string): Plugin =>
  installedPackages(
    installed,
    (id, importer) =>
      importer.startsWith(at("./peers/")) && /^(@formily|@jsonforms|react-hook|survey|uniforms)/.test(id),
  )

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

export interface BuiltPages {
  readonly directory: string
  /** Whether the page of the other engines is there; it is not where no registry answers. */
  readonly hasPeers: boolean
}

/** Builds the pages into a directory of their own: ours as the app is built, by Preact, the others with production React. */
export async function buildPages(): Promise<BuiltPages> {
  const directory = await mkdtemp(join(tmpdir(), "kamishibai-keystroke-"))
  const installed = bringPeers()
  const outOf = (input: string, plugins: readonly Plugin[]): InlineConfig => ({
    ...shared,
    base: "./",
    plugins: [validators(), ...plugins],
    build: { outDir: directory, emptyOutDir: false, rollupOptions: { input: at(input) } },
  })
  await build(outOf("./index.html", []))
  const ours = outOf("./index.html", [])
  const outDir = join(directory, "ours")
  const alias = [...formAliases, ...preactForReact, { find: /^\.\/commit$/, replacement: at("./commitOurs.ts") }]
  await build({ ...ours, resolve: { alias }, build: { ...ours.build, outDir } })
  if (installed !== undefined) await build(outOf("./peers.html", [peers(installed)]))
  return { directory, hasPeers: installed !== undefined }
}
