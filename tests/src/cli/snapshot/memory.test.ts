// @vitest-environment node
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openMemory } from "../../../../src/cli/snapshot/memory"

const lion = { screen: "zoo", sample: "lion" }
const seal = { screen: "zoo", sample: "seal" }

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "memory-"))))
afterEach(() => rmSync(folder, { recursive: true }))

describe("the memory of states", () => {
  const open = () => openMemory(join(folder, "below/drawn.json"))

  it("knows a state that was drawn well under the same key, and under no other", () => {
    open().note([{ sample: lion, key: "a", isGood: true }])
    expect([open().isKnown(lion, "a"), open().isKnown(lion, "b"), open().isKnown(seal, "a")]).toEqual([
      true,
      false,
      false,
    ])
  })

  it("forgets a state that was drawn with a fault, and keeps the others", () => {
    open().note([lion, seal].map((sample) => ({ sample, key: "a", isGood: true })))
    open().note([{ sample: lion, key: "b", isGood: false }])
    expect([open().isKnown(lion, "a"), open().isKnown(lion, "b"), open().isKnown(seal, "a")]).toEqual([
      false,
      false,
      true,
    ])
  })

  it("keeps what another run has noted meanwhile", () => {
    const [one, other] = [open(), open()]
    one.note([{ sample: lion, key: "a", isGood: true }])
    other.note([{ sample: seal, key: "a", isGood: true }])
    expect([open().isKnown(lion, "a"), open().isKnown(seal, "a")]).toEqual([true, true])
  })
})
