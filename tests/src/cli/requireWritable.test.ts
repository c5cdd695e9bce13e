// @vitest-environment node
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { CommandError } from "../../../src/cli/failure"
import { requireWritableFolder } from "../../../src/cli/requireWritable"

const folder = mkdtempSync(join(tmpdir(), "writable-"))
afterAll(() => rmSync(folder, { recursive: true }))

describe("a folder that is written in the end", () => {
  it("is made where it is not there yet", () => {
    requireWritableFolder(join(folder, "deep/baselines"), "基準")
    expect(existsSync(join(folder, "deep/baselines"))).toBe(true)
  })

  it("is refused at once where nothing can be written", () => {
    const file = join(folder, "file")
    writeFileSync(file, "")
    const work = () => requireWritableFolder(join(file, "baselines"), "基準")
    expect(work).toThrow(CommandError)
    expect(work).toThrow(/^基準を書くフォルダ「.*」に書き込めません。/)
  })
})
