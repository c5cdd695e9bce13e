import { fileURLToPath } from "node:url"
import { defineConfig } from "@playwright/test"
import { freePort } from "../../src/cli/freePort"
import { engines } from "./support/engines"

// Workers read the configuration again and get what was chosen for them.
process.env["ENGINES_PORT"] ??= String(await freePort())
const url = `http://127.0.0.1:${process.env["ENGINES_PORT"]}`
const root = fileURLToPath(new URL("../..", import.meta.url))
/** What this run builds and writes down. */
const folder = process.env["ENGINES_FOLDER"] ?? `${root}/.cache/engines`

export default defineConfig({
  testDir: ".",
  outputDir: `${folder}/results`,
  workers: 2,
  retries: 0,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  timeout: 90_000,
  globalTimeout: 300_000,
  reporter: [["list"], ["json", { outputFile: `${folder}/report.json` }]],
  projects: engines.filter(({ isThere }) => isThere()).map(({ name }) => ({ name })),
  use: { baseURL: url },
  webServer: {
    command: `${process.execPath} src/cli/start.mjs`,
    cwd: root,
    env: { PORT: String(process.env["ENGINES_PORT"]), DIST: `${folder}/app` },
    url: `${url}/__sandbox/worlds`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
