// @vitest-environment node
import { describe, expect, it } from "vitest"
import { newPin, readPin, writePin } from "../../../../src/server/releases/pin"

const secret = Buffer.from("a secret of the server")
const pin = { release: "rAbc123Def456", bucket: 42, issued: 1_700_000_000_000 }

describe("a pin", () => {
  it("is read as it was written", () => {
    expect(readPin(writePin(pin, secret), secret)).toEqual(pin)
  })

  it.each([
    ["nothing", undefined],
    ["words", "rAbc123Def456"],
    ["a pin of another server", writePin(pin, Buffer.from("another"))],
    ["a pin with another bucket", writePin(pin, secret).replace(".42.", ".00.")],
    ["a pin with another release", writePin(pin, secret).replace("rAbc", "rXbc")],
    ["a pin without a release", writePin({ ...pin, release: "" }, secret)],
  ])("is not read from %s", (_what, cookie) => {
    expect(readPin(cookie, secret)).toBeUndefined()
  })

  it("begins on some side of every percentage", () => {
    const buckets = Array.from({ length: 500 }, () => newPin().bucket)
    expect(buckets.every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < 100)).toBe(true)
    expect(new Set(buckets).size).toBeGreaterThan(50)
  })
})
