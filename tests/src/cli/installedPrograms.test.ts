// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { installedPrograms } from "../../../src/cli/installedPrograms"

const folder = mkdtempSync(join(tmpdir(), "programs-"))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("installedPrograms", () => {
  it("tells one version of a program from another, and names none that is absent", () => {
    const read = () => installedPrograms(["browser", "other"], `/nowhere:${folder}`)
    expect(read()).toEqual([])
    writeFileSync(join(folder, "browser"), "1")
    const before = read()
    writeFileSync(join(folder, "browser"), "version 2")
    expect(before).toHaveLength(1)
    expect(read()).not.toEqual(before)
  })
})
