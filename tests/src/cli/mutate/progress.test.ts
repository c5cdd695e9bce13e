import { appendFileSync, mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { openProgress } from "../../../../src/cli/mutate/progress"
import type { Verdict } from "../../../../src/cli/mutate/verdict"

const verdict = (pointer: string): Verdict => ({
  kind: "flag",
  file: "a.screen.json",
  pointer,
  before: "true",
  after: "false",
  seen: { by: "check", what: "schema" },
})

const fileOf = () => join(mkdtempSync(join(tmpdir(), "progress-")), "inner/run.jsonl")

it("a run that was stopped while it wrote goes on after its last whole line", () => {
  const file = fileOf()
  const first = openProgress(file, "100 1 a", false)
  expect(first.known).toEqual([])
  first.note(verdict("/a"))
  first.note(verdict("/b"))
  appendFileSync(file, '{"kind":"flag","fi')
  const { known, note } = openProgress(file, "100 1 a", true)
  expect(known).toEqual([verdict("/a"), verdict("/b")])
  note(verdict("/c"))
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(4)
  expect(openProgress(file, "100 1 a", true).known).toHaveLength(3)
})

it("only the same run goes on; begun anew it knows nothing", () => {
  const file = fileOf()
  expect(() => openProgress(file, "100 1 a", true)).toThrow("続ける実行がありません")
  openProgress(file, "100 1 a", false).note(verdict("/a"))
  expect(() => openProgress(file, "100 2 a", true)).toThrow("続ける実行がありません")
  expect(openProgress(file, "100 1 a", false).known).toEqual([])
})
