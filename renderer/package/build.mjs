// Builds the package that `npm pack` takes: one file per door and the types beside them, in dist/.
import { spawnSync } from "node:child_process"
import { cpSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, "..")
const home = join(root, "..")
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"))
const external = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]

await build({
  configFile: false,
  root,
  logLevel: "warn",
  build: {
    outDir: join(here, "dist"),
    minify: false,
    target: "es2022",
    lib: {
      formats: ["es"],
      entry: {
        index: join(root, "index.ts"),
        calendar: join(root, "calendar.ts"),
        decimal: join(root, "decimal.ts"),
        definitions: join(root, "definitions.ts"),
        FormView: join(root, "forms/FormView.tsx"),
        compiler: join(root, "compiler/index.ts"),
        editing: join(root, "editing/index.ts"),
        importer: join(root, "importer/index.ts"),
        linter: join(root, "linter/index.ts"),
        pointers: join(root, "pointers.ts"),
        testgen: join(root, "testgen/index.ts"),
        values: join(root, "values.ts"),
        vite: join(root, "vite/index.ts"),
      },
    },
    rollupOptions: {
      external: (id) =>
        !id.endsWith(".json") &&
        (id.startsWith("node:") || external.some((name) => id === name || id.startsWith(`${name}/`))),
    },
  },
})

const tsc = createRequire(import.meta.url).resolve("typescript/package.json")
const compiled = spawnSync(
  process.execPath,
  [join(dirname(tsc), "bin/tsc"), "-b", root, join(root, "tsconfig.node.json")],
  {
    stdio: "inherit",
  },
)
if (compiled.status !== 0) process.exit(1)
for (const types of ["renderer", "renderer-node"])
  cpSync(join(home, ".cache/types", types), join(here, "dist/types"), {
    recursive: true,
    filter: (source) => !source.endsWith(".tsbuildinfo"),
  })
cpSync(join(root, "vite/client.d.ts"), join(here, "dist/types/vite/client.d.ts"))
cpSync(join(home, "LICENSE"), join(here, "LICENSE"))
