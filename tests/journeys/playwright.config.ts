import { defineConfig } from "@playwright/test"
import { fileURLToPath } from "node:url"
import { flagsOfProof, findChromium } from "../../src/cli/findChromium"
import { freePort } from "../../src/cli/freePort"

// Several runs may go on beside each other. Workers read the configuration again and get what was chosen for them.
process.env["JOURNEYS_PORT"] ??= String(await freePort())
process.env["JOURNEYS_EDITING_PORT"] ??= String(await freePort())
const port = Number(process.env["JOURNEYS_PORT"])
const editingPort = Number(process.env["JOURNEYS_EDITING_PORT"])
const root = fileURLToPath(new URL("../..", import.meta.url))
/** What this run builds and writes down. */
const folder = process.env["JOURNEYS_FOLDER"] ?? `${root}/.cache/journeys`
const executablePath = findChromium()

export default defineConfig({
  testDir: ".",
  outputDir: `${folder}/results`,
  fullyParallel: true,
  // Customers wait more than they work, for loaders and for pauses that are part of the product: two of them share a core.
  workers: 4,
  // A test that passes when it is tried again has failed.
  retries: 0,
  // A machine shared with others may stall a browser for seconds; nobody waits longer than it takes.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  timeout: 120_000,
  reporter: [["dot"], ["json", { outputFile: `${folder}/report.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // Movements are drawn picture by picture and seen by nobody; withdrawal.spec.ts and keyboard.spec.ts go with them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { args: [...flagsOfProof], ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: "only-on-failure",
  },
  webServer: [
    {
      command: `${process.execPath} src/cli/start.mjs`,
      cwd: root,
      // What BUILT names is served as it is. A start empties the folder that it builds into: one that others serve from
      // would pull their files away.
      env: { PORT: String(port), DIST: `${folder}/app` },
      url: `http://127.0.0.1:${port}/__sandbox/worlds`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      command: `${process.execPath} --import tsx tests/journeys/support/startEditing.ts ${folder}/packages`,
      cwd: root,
      env: { PORT: String(editingPort), VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
      url: `http://127.0.0.1:${editingPort}/__sandbox/worlds`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
})
