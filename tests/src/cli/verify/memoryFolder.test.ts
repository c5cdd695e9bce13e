// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { spawnSync } from "node:child_process"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openMemoryFolder } from "../../../../src/cli/verify/memoryFolder"

let memory = ""

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), "memory-"))
})
afterEach(() => rmSync(memory, { recursive: true, force: true }))

describe("the folder for temporary files of a run", () => {
  it("is its own, and those of runs that ended without removing theirs go", () => {
    const { pid: ended } = spawnSync(process.execPath, ["--version"])
    for (const name of [`kamishibai-${ended}`, `kamishibai-${process.ppid}`, "of-others"]) mkdirSync(join(memory, name))
    const folder = openMemoryFolder(memory)
    expect(folder).toBe(join(memory, `kamishibai-${process.pid}`))
    expect(existsSync(join(memory, `kamishibai-${ended}`))).toBe(false)
    expect(existsSync(join(memory, `kamishibai-${process.ppid}`))).toBe(true)
    expect(existsSync(join(memory, "of-others"))).toBe(true)
  })

  it("is none where the machine has no such place", () => {
    expect(openMemoryFolder(join(memory, "absent"))).toBeUndefined()
  })
})
