import react from "@vitejs/plugin-react"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { kamishibai } from "./renderer/documents"
import { problemTexts } from "./src/cli/problemTexts"
import { words } from "./src/words"

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Modes: `production` (npm run build) holds what customers get. `preview` (npm start, tests) adds the samples, the state
 * pages and the phone. `development` adds hot reload on top.
 */
export default defineConfig(({ mode }) => ({
  root: "src",
  publicDir: false,
  plugins: [
    react(),
    kamishibai({
      root: process.env["KAMISHIBAI_ROOT"] ?? at("schemas"),
      words,
      texts: problemTexts,
      samples: mode !== "production",
    }),
  ],
  define: { __WORKSHOP__: JSON.stringify(mode !== "production") },
  resolve: {
    // Parts of rjsf that our forms never reach: its Markdown parser, its own look, a full URI parser and merging schemas;
    // and its comparing, for plain data.
    alias: [
      { find: "markdown-to-jsx/react", replacement: at("renderer/forms/noMarkdown.ts") },
      { find: /^(\.\.\/|\.\/)getDefaultRegistry\.js$/, replacement: at("renderer/forms/bareRegistry.ts") },
      { find: /^(\.\/|\.\/schema\/)shallowAllOfMerge\.js$/, replacement: at("renderer/forms/noAllOf.ts") },
      { find: /^fast-equals$/, replacement: at("renderer/forms/plainEqual.ts") },
      { find: /^fast-uri$/, replacement: at("renderer/forms/plainUri.ts") },
    ],
  },
  build: {
    outDir: at("dist"),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // Only the pages themselves and style sheets do something when they load; everything else is there for its exports.
      treeshake: {
        moduleSideEffects: (id) => /\.css($|\?)/.test(id) || /\/src\/(phone\/)?(main\.tsx|index\.html)/.test(id),
      },
      input: { index: at("src/index.html"), ...(mode === "production" ? {} : { phone: at("src/phone/index.html") }) },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        root: at("."),
        test: {
          name: "unit",
          root: at("."),
          include: ["tests/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          testTimeout: 30_000,
        },
      },
    ],
  },
}))
