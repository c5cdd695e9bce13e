// @vitest-environment node
import { describe, expect, it } from "vitest"
import { randomUuid } from "../../../../src/platform/api"

const filledWith = (byte: number) => ({
  getRandomValues: <T extends ArrayBufferView | null>(array: T) => fill(array, byte),
})

function fill<T extends ArrayBufferView | null>(array: T, byte: number): T {
  if (array instanceof Uint8Array) array.fill(byte)
  return array
}

describe("randomUuid", () => {
  it.each([
    [0x00, "00000000-0000-4000-8000-000000000000"],
    [0xff, "ffffffff-ffff-4fff-bfff-ffffffffffff"],
  ])("has version 4 and the right variant, whatever the bytes: %i", (byte, uuid) => {
    expect(randomUuid(filledWith(byte))).toBe(uuid)
  })

  it("is never the same twice", () => {
    expect(new Set(Array.from({ length: 1_000 }, () => randomUuid())).size).toBe(1_000)
  })
})
