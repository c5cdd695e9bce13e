// @vitest-environment node
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { ownApp, removeApp, removeLeftApps } from "../../../../src/cli/snapshot/ownApp"

let cache = ""
beforeEach(() => void (cache = mkdtempSync(join(tmpdir(), "snapshot-"))))
afterEach(() => rmSync(cache, { recursive: true }))

/** As a run leaves it that is broken off while it draws. */
function build(folder: string): void {
  mkdirSync(join(folder, "assets"), { recursive: true })
  writeFileSync(join(folder, "assets/main.js"), "")
  writeFileSync(`${folder}.preloads.json`, "{}")
}

it("takes away what runs left that were broken off, and nothing of those that still draw", () => {
  const gone = spawnSync(process.execPath, ["-e", ""]).pid
  build(join(cache, `app-${gone}`))
  build(ownApp(cache))
  mkdirSync(join(cache, "pixels"))
  removeLeftApps(cache)
  const own = basename(ownApp(cache))
  expect(readdirSync(cache).toSorted()).toEqual([own, `${own}.preloads.json`, "pixels"])
  removeApp(ownApp(cache))
  expect(readdirSync(cache)).toEqual(["pixels"])
})

it("has nothing to do where nothing was ever drawn", () => {
  expect(() => removeLeftApps(join(cache, "none"))).not.toThrow()
})
