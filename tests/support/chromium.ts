import { existsSync } from "node:fs"
import type { Browser } from "playwright-core"
import { chromium } from "playwright-core"

const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Where a Chromium is: CHROMIUM_PATH, the one Playwright installed, or one of the system. @throws when there is none */
export function findChromium(): string {
  const found = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...usualPlaces].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  )
  if (found === undefined) throw new Error("no Chromium here: run npm run setup, or name one with CHROMIUM_PATH")
  return found
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] })
}
