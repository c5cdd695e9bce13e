import { spawnSync } from "node:child_process"
import { statSync } from "node:fs"
import { chromium } from "playwright"
import { findChromium } from "./findChromium"

/** The browser and the fonts of this machine. */
export function drawingMachine(): readonly string[] {
  const path = findChromium() ?? chromium.executablePath()
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  const fonts = spawnSync("fc-list", ["--format", "%{file} %{fontversion}\n"], { encoding: "utf8" }).stdout
  return [path, String(size), String(mtimeMs), (fonts ?? "").split("\n").toSorted().join("\n")]
}
