// @vitest-environment node
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, describe, expect, it } from "vitest"
import { compileDocuments, loadDocuments } from "../../../../renderer/compiler"
import { virtualModule } from "../../../../renderer/vite/virtualModules"
import { definitions } from "../../../../src/definitions"
import { growDocuments } from "../../../bench/growth/growDocuments"

const folder = mkdtempSync(join(tmpdir(), "grown-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Compressed bytes of what the entry has of the documents. */
function entryOf(root: string): number {
  const compiled = compileDocuments(loadDocuments(root), definitions, { samples: false })
  const build = { ...compiled, app: compiled.appModule, theme: "", findings: [] }
  const serving = { build, live: undefined, files: {}, areas: compiled.splitApp(128) }
  const code = ["app", "app-document"].map((name) => virtualModule(name, serving)).join("\n")
  return gzipSync(code, { level: 9 }).length
}

describe("the entry", () => {
  it("has of each further hundred screens no more than where they begin", () => {
    const root = join(folder, "more")
    const screens =
      growDocuments(resolve("schemas"), root, 300) - growDocuments(resolve("schemas"), join(folder, "few"), 100)
    expect(screens).toBeGreaterThan(200)
    expect(entryOf(root) - entryOf(resolve("schemas"))).toBeLessThan(screens * 0.5)
  })
})
