// @vitest-environment node
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { unsoundCalls } from "../../../src/cli/unsoundCalls"

const call = readFileSync(
  fileURLToPath(new URL("../../../schemas/calls/legacy/withdrawal.call.json", import.meta.url)),
  "utf8",
)
const file = "calls/legacy/withdrawal.call.json"
const found = (texts: Readonly<Record<string, string>>) => [...unsoundCalls(new Map(Object.entries(texts)))]

describe("calls that no server can be made of", () => {
  it("are none of those that are right, and nothing else is looked at", () => {
    expect(found({ [file]: call, "shared/amount.json": "{}", "app.json": "{" })).toEqual([])
  })

  it("are what cannot be read and what has not the shape of a call, with what they share", () => {
    expect(found({ [file]: "{", "shared/amount.json": "{" })).toEqual([file, "shared/amount.json"])
    expect(found({ [file]: call.replace('"method"', '"methods"') })).toEqual([file])
  })

  it("are the second at an address, whatever its variables are called", () => {
    const other = "calls/legacy/withdrawn.call.json"
    expect(found({ [file]: call, [other]: call.replace("legacy/withdrawal", "legacy/withdrawn") })).toEqual([other])
    const [one, two] = ["id", "number"].map((name) => call.replace(/"path": "([^"]*)"/, `"path": "$1/{${name}}"`))
    expect(found({ [file]: one ?? "", [other]: two ?? "" })).toEqual([other])
  })
})
