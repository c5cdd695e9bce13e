import { existsSync } from "node:fs"
import { chromium } from "playwright"

/** Without windows first: a page opens in half the time. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
]

/** Path of a Chromium to drive: the one named by CHROMIUM_PATH, Playwright's own, or the machine's. */
export function findChromium(): string | undefined {
  return [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...installed].find(
    (path): path is string => path !== undefined && path !== "" && existsSync(path),
  )
}

/** Flags for a quiet Chromium without a display, also as root. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
] as const

/**
 * For proof, which asks what is drawn and not how fast: a page that lives for seconds gains nothing from code that is
 * optimised meanwhile. Drawn again in parts, round corners come out a shade otherwise, depending on which parts.
 */
export const flagsOfProof = [...chromiumFlags, "--disable-partial-raster", "--js-flags=--no-opt --no-maglev"] as const
