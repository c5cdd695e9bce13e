import { spawnSync } from "node:child_process"
import { findChromium } from "./findChromium"

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" })

const hasJapaneseFont = () => (run("fc-list", ":lang=ja", "family").stdout ?? "").trim() !== ""

function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0) return false
  run("apt-get", "update")
  return run("apt-get", "install", "-y", "--no-install-recommends", ...packages).status === 0
}

/** Makes sure that a Chromium and a Japanese font are there; calls `fail` with one sentence when they cannot be had. */
export function prepareBrowser(fail: (sentence: string) => never): void {
  if (findChromium() === undefined) {
    run("npx", "playwright", "install", "chromium")
    for (const browser of ["chromium-headless-shell", "chromium"])
      if (findChromium() === undefined) installFromDebian([browser, "fonts-noto-cjk", "fontconfig"])
    if (findChromium() === undefined) {
      fail("テスト用の Chromium が見つかりません。Chromium を入れて CHROMIUM_PATH に場所を指定してください。")
    }
  }
  if (!hasJapaneseFont() && !(installFromDebian(["fonts-noto-cjk", "fontconfig"]) && hasJapaneseFont())) {
    fail("日本語フォントが見つかりません。Noto Sans CJK JP などの日本語フォントを入れてください。")
  }
}
