// @vitest-environment node
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { keptText } from "../../../../src/cli/diff/keptText"

let home = ""
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "kept-"))
  mkdirSync(join(home, "schemas"))
})
afterEach(() => rmSync(home, { recursive: true }))

const root = () => join(home, "schemas")
const git = (...parameters: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=zoo", "-c", "user.email=zoo@example.com", ...parameters], { cwd: home })
function commit(text: string): void {
  writeFileSync(join(root(), "app.json"), text)
  git("add", ".")
  git("commit", "-qm", "zoo")
}

it("finds what git last kept that could be read", () => {
  git("init", "-q")
  commit('{ "a": 1 }')
  commit('{ "a": 2 }')
  commit('{ "a": ')
  expect(keptText(root(), "app.json")).toBe('{ "a": 2 }')
})

it("finds nothing where git kept nothing, or is not there", () => {
  expect(keptText(root(), "app.json")).toBeUndefined()
  git("init", "-q")
  commit('{ "a": ')
  expect([keptText(root(), "app.json"), keptText(root(), "zoo.json")]).toEqual([undefined, undefined])
})
