// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createReadsDocuments } from "../../../../src/cli/verify/readsDocuments"

const files = {
  "alone.test.ts": 'import { readFileSync } from "node:fs"',
  "path.test.ts": 'const root = join(here, "../../schemas")',
  "folder.test.ts": 'readdirSync("schemas")',
  "process.test.ts": 'import { spawn } from "node:child_process"',
  "modules.test.ts": 'import { app } from "virtual:kamishibai/app"',
  "far.test.ts": 'import { near } from "./near"',
  "near.ts": 'export * from "./deep"',
  "deep/index.ts": 'import one from "../../schemas/app.json" with { type: "json" }',
  "late.test.ts": 'const { near } = await import("./near")',
  "glob.test.ts": 'import.meta.glob<Module>("./deep/*.ts", { eager: true })',
  "types.test.ts": 'import type { Near } from "./near"\n// schemas/app.json says so\n/** and "schemas" too */',
  "circle.test.ts": 'import { round } from "./round"',
  "round.ts": 'import { circle } from "./circle.test"',
}

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "reads-"))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

describe("a test file", () => {
  it.each([
    ["alone", false],
    ["path", true],
    ["folder", true],
    ["process", true],
    ["modules", true],
    ["far", true],
    ["late", true],
    ["glob", true],
    ["types", false],
    ["circle", false],
  ])("that is like %s.test.ts may read documents: %s", (name, expected) => {
    expect(createReadsDocuments()(join(root, `${name}.test.ts`))).toBe(expected)
  })
})
