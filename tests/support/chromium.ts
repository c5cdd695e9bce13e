import { chromium, type Browser } from "playwright"
import { chromiumFlags, findChromium } from "../../src/cli/findChromium"

/** A headless Chromium. @throws when there is none here: npm run setup brings one. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error("no Chromium here: run npm run setup, or name one with CHROMIUM_PATH")
  return chromium.launch({ executablePath, args: [...chromiumFlags] })
}
