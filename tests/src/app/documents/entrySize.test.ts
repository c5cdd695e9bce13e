// @vitest-environment node
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { measureEntry } from "../../../bench/growth/entrySize"
import { growDocuments } from "../../../bench/growth/growDocuments"

const folder = mkdtempSync(join(tmpdir(), "grown-"))
afterAll(() => rmSync(folder, { recursive: true }))

describe("the entry", () => {
  it("has of each further hundred screens no more than where they begin", () => {
    const root = join(folder, "more")
    const screens =
      growDocuments(resolve("schemas"), root, 300) - growDocuments(resolve("schemas"), join(folder, "few"), 100)
    expect(screens).toBeGreaterThan(200)
    expect(measureEntry(root).inAreas - measureEntry(resolve("schemas")).inAreas).toBeLessThan(screens * 0.5)
  })
})
