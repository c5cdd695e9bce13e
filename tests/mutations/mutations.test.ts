// @vitest-environment node
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { mutate, mutations, timesIn } from "./mutations"

const root = join(import.meta.dirname, "../..")

describe("the seeded faults", () => {
  it("break what customers or colleagues get, never what proves it", () => {
    const broken = new Set(mutations.map(({ file }) => file.split("/")[0]))
    expect([...broken].filter((folder) => !["renderer", "schemas", "src"].includes(folder ?? ""))).toEqual([])
  })

  it("are at least forty, each with a name of its own", () => {
    expect(mutations.length).toBeGreaterThanOrEqual(40)
    expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length)
  })

  it.each(mutations.map((mutation) => [mutation.id, mutation] as const))("%s still fits its file", (_id, mutation) => {
    const text = readFileSync(join(root, mutation.file), "utf8")
    expect(timesIn(text, mutation)).toBe(1)
    expect(mutate(text, mutation)).not.toBe(text)
  })

  it("name tests that are there", () => {
    const named = mutations.flatMap(({ tests = [] }) => tests)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
