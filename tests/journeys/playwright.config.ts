import { defineConfig } from "@playwright/test"
import { fileURLToPath } from "node:url"
import { chromiumFlags, findChromium } from "../../src/cli/findChromium"
import { editingPort } from "./support/editing"

const port = Number(process.env["JOURNEYS_PORT"] ?? 4273)
const root = fileURLToPath(new URL("../..", import.meta.url))
const executablePath = findChromium()

export default defineConfig({
  testDir: ".",
  outputDir: `${root}/test-results/${port}`,
  fullyParallel: true,
  workers: 2,
  // A machine shared with others may stall a browser for seconds; a test that fails twice has failed.
  retries: process.env["CI"] === undefined ? 0 : 1,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["dot"], ["json", { outputFile: `${root}/.cache/verify/journeys.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    launchOptions: { args: [...chromiumFlags], ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: "only-on-failure",
  },
  webServer: [
    {
      command: `${process.execPath} src/cli/start.mjs`,
      cwd: root,
      // A start empties the folder that it builds into: one that others serve from would pull their files away.
      env: { PORT: String(port), DIST: `.cache/journeys/${port}` },
      url: `http://127.0.0.1:${port}/__sandbox/worlds`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      command: `${process.execPath} --import tsx tests/journeys/support/startEditing.ts`,
      cwd: root,
      env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
      url: `http://127.0.0.1:${editingPort}/__sandbox/worlds`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
})
