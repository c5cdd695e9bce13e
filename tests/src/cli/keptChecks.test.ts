// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openDocuments } from "../../../src/cli/documents"
import { problemsSince } from "../../../src/cli/keptChecks"
import { findProblems } from "../../../src/cli/problems"
import { writeImportRoot } from "../../support/importRoot"
import type { TemporaryDocuments } from "../../support/zoo"

let documents: TemporaryDocuments
let folder: string
beforeEach(() => {
  documents = writeImportRoot()
  folder = mkdtempSync(join(tmpdir(), "checks-"))
})
afterEach(() => {
  documents.removeAll()
  rmSync(folder, { recursive: true })
})

const problems = (program = "one") => problemsSince(documents.root, { folder, program })
const anew = () => findProblems(openDocuments(documents.root))

const screen = "imported/imported.screen.json"
const written = (file = screen) => readFileSync(join(documents.root, file), "utf8")

/** Puts a finding among those that were kept, which no rule has. */
function forge(): void {
  const file = join(folder, readdirSync(folder)[0] ?? "")
  const kept = JSON.parse(readFileSync(file, "utf8")) as { checks: { verdicts: unknown[][] } }
  const forged = {
    severity: "warning",
    rule: "text-two-names",
    file: "app.json",
    pointer: "/forged",
    line: 1,
    values: {},
  }
  const verdict = kept.checks.verdicts.find(([rule]) => rule === "text-two-names") ?? []
  verdict[1] = [forged]
  writeFileSync(file, JSON.stringify(kept))
}

const isForged = ({ pointer }: { readonly pointer: string }) => pointer === "/forged"

describe("a check of a folder", () => {
  it("says after each edit what a check from the beginning says", () => {
    const told: number[] = []
    const look = () => {
      const found = problems()
      expect(found).toEqual(anew())
      told.push(found.length)
    }
    look()
    documents.write(screen, written().replace('"primary"', '"primry"'))
    look()
    documents.write(screen, written().slice(0, -20))
    look()
    documents.write("imported/imported.form.json", "{}")
    look()
    documents.write(screen, `${written()}${" ".repeat(3)}`)
    look()
    documents.remove(screen)
    look()
    expect(Math.min(...told.slice(1))).toBeGreaterThan(told[0] ?? 0)
  })

  it.each([
    ["another program", () => undefined, "other"],
    ["a file that was cut off", (file: string) => writeFileSync(file, readFileSync(file, "utf8").slice(0, 99)), "one"],
  ])("begins anew after %s", (_what, spoil, program) => {
    problems()
    forge()
    spoil(join(folder, readdirSync(folder)[0] ?? ""))
    expect(problems(program)).toEqual(anew())
    expect(problems(program).some(isForged)).toBe(false)
  })

  it("tells of a file that cannot be read, and keeps nothing of that", () => {
    symlinkSync(join(folder, "nowhere"), join(documents.root, "imported/lost.screen.json"))
    expect(problems().map(({ rule }) => rule)).toContain("file-unreadable")
    expect(readdirSync(folder)).toEqual([])
  })

  it("tells of what cannot be compiled for as long as it stands, also beside other edits", () => {
    problems()
    const call = { kind: "call", id: "zoo/none", version: 1 }
    documents.write("calls/zoo/none.call.json", call)
    const before = problems()
    documents.write("theme.json", written("theme.json").replace("{", "{ "))
    expect(problems()).toEqual(before)
    expect(problems()).toEqual(anew())
  })

  // The last one: what was forged is known to this process from here on.
  it("goes on from what the last one knew", () => {
    problems()
    forge()
    documents.write(screen, written().replace("取り込み", "読み込み"))
    expect(problems().some(isForged)).toBe(true)
  })
})
