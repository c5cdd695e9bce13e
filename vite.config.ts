import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { tsImport } from "tsx/esm/api"
import type { Plugin } from "vite"
import { defineConfig } from "vitest/config"
import { fileOfValueOperator, kamishibai } from "./renderer/vite"
import { problemTexts } from "./src/cli/problemTexts"
import { findBundle } from "./src/cli/bundle.mjs"
import { UnitOrder } from "./src/cli/verify/unitOrder"
import type * as declared from "./src/definitions"
import { implementationOf } from "./src/implementation"
import { createChunkGroups } from "./src/cli/chunks/chunkGroups"
import { compileHint } from "./src/cli/chunks/compileHint"
import { reExportsOf } from "./src/cli/reExports"
import { findSource, writeRegistered } from "./src/registered"
import { drawnByPreact, modulesOfTests, preactForReact } from "./src/preact/aliases"
import { preloads } from "./src/start/preloads"
import { startPage } from "./src/start/startPage"
import { buildTarget } from "./src/supportedBrowsers"

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Definitions are found by reading folders, so Vite's bundler cannot follow them. They are what they are now with each start. */
const { definitions }: typeof declared = await findBundle().then(
  (bundle) => import(bundle("src/definitions.ts")),
  () => tsImport("./src/definitions.ts", import.meta.url),
)

/** A changed definition starts the development server again. */
const followDefinitions: Plugin = {
  name: "follow-definitions",
  apply: "serve",
  configureServer: (server) =>
    void server.watcher.on("all", (_event, file) => {
      if (/\/src\/.*(definitions?|optionShapes)\.ts$/.test(file)) void server.restart()
    }),
}

const drawnIn = (folder: string) => (name: string) => {
  const found = implementationOf(name)
  return { ...found, file: at(`${folder}/${found.file}`) }
}

/** Operators of computed values: a screen brings along the files of those that it names. */
const valueOperatorsIn = (folder: string) => (name: string) => ({
  file: `${folder}/${fileOfValueOperator(name)}.ts`,
  name,
})

/** Actions, and for tests all sources, found by their folders; in the app sources come with the screens that name them. */
const registered: Plugin = {
  name: "registered",
  resolveId: (id) => (/^virtual:app\/(actions|sources)$/.test(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === "\0virtual:app/actions") return writeRegistered("actions")
    return id === "\0virtual:app/sources" ? writeRegistered("sources") : undefined
  },
}

/** The customers' page, and those of the people who build and test the app, which customers do not get. */
const pages = { index: at("src/index.html"), phone: at("src/phone/index.html"), desk: at("src/desk/index.html") }

const namedByDocuments = ["components/**/*.tsx", "controls/**/*.tsx", at("renderer/forms/FormView.tsx")]

const isAlways = (file: string) => /\/(base|shell|rendering|rolldown-runtime)-/.test(file)

const modules = {
  page: at("src/main.tsx"),
  rendering: at("src/app/rendering.ts"),
  form: at("renderer/forms/FormView.tsx"),
  screens: "\0virtual:kamishibai/app",
}

/**
 * Modes: `production` (npm run build) holds what customers get. `preview` (npm start, tests) adds the samples, the state
 * pages and the phone. `development` adds hot reload on top.
 */
/** Node 25 has a storage of its own, and nothing in it as long as it has no file: pages of tests bring theirs. */
const withoutStorage = ["--no-experimental-webstorage"].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag))

export default defineConfig(({ mode }) => ({
  root: "src",
  documents: at("schemas"),
  publicDir: false,
  plugins: [
    react(),
    registered,
    followDefinitions,
    startPage(),
    preloads({
      always: [at("src/index.html"), modules.rendering],
      screenModule: (id) => `\0virtual:kamishibai/screen/${id}`,
    }),
    kamishibai({
      definitions,
      texts: problemTexts,
      samples: mode !== "production",
      parts: {
        widgets: drawnIn("src/components"),
        controls: drawnIn("src/controls"),
        icons: reExportsOf(at("src/icons/icons.ts")),
        illustrations: reExportsOf(at("src/illustrations/index.ts")),
        conversions: reExportsOf(at("src/conversions/index.ts")),
        sources: findSource,
        operators: valueOperatorsIn(at("renderer/expressions/values")),
        stores: at("renderer/stores/index.ts"),
        FormView: at("renderer/forms/FormView.tsx"),
      },
    }),
  ],
  // What documents name is imported by no page: a package found only with the first screen would load the page again.
  optimizeDeps: { entries: [...Object.values(pages), ...namedByDocuments] },
  define: { __PREVIEW__: JSON.stringify(mode !== "production") },
  resolve: {
    // What our forms never reach of rjsf: a Markdown parser, and comparing anything but plain data.
    alias: [
      ...preactForReact,
      { find: "markdown-to-jsx/react", replacement: at("renderer/forms/noMarkdown.ts") },
      { find: /^fast-equals$/, replacement: at("renderer/forms/plainEqual.ts") },
    ],
  },
  build: {
    outDir: at("dist"),
    emptyOutDir: true,
    target: [...buildTarget],
    // Whoever opens a screen has the page and what renders it.
    modulePreload: {
      polyfill: false,
      // What is imported is asked for in the same moment: its name need not stand in the entry twice.
      resolveDependencies: (imported, files, { hostType }) =>
        files.filter((file) => hostType === "html" || (file !== imported && !isAlways(file))),
    },
    rollupOptions: {
      // Only the pages themselves, style sheets and Preact do something when they load; everything else is there for its exports.
      treeshake: {
        moduleSideEffects: (id) =>
          /\.css($|\?)|\/src\/styles\/|\/node_modules\/preact\//.test(id) ||
          /\/src\/(phone\/)?(main\.tsx|index\.html)/.test(id),
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: createChunkGroups(modules) },
        // A group that is split is named after all who use it; the hash tells them apart.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        postBanner: compileHint,
      },
      input: mode === "production" ? { index: pages.index } : pages,
    },
  },
  test: {
    sequence: { sequencer: UnitOrder },
    projects: [
      {
        extends: true,
        root: at("."),
        test: {
          name: "unit",
          root: at("."),
          include: ["tests/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          // Loading all modules again for each file takes a third of the time; setUp.ts sees that no file leaves anything on the page.
          isolate: false,
          // Beside browsers, or a second copy of all tests, a test gets a tenth of the time that it has alone.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
          maxWorkers: "100%",
          // Room to begin with: what a test leaves behind is collected in few large pieces, by the thread that works.
          execArgv: [
            "--min-semi-space-size=128",
            "--max-semi-space-size=128",
            "--initial-old-space-size=1024",
            "--single-threaded-gc",
            ...withoutStorage,
          ],
          setupFiles: [at("tests/support/setUp.ts")],
          alias: modulesOfTests,
          server: { deps: { inline: drawnByPreact } },
        },
      },
    ],
  },
}))
