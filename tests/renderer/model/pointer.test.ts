import { describe, expect, it } from "vitest"
import { valueAt } from "../../../renderer/model/pointer"

describe("valueAt", () => {
  const zoo = { animals: [{ name: "lion" }], "a/b": 1 }

  it.each([
    ["", zoo],
    ["/animals/0/name", "lion"],
    ["/a~1b", 1],
    ["/constructor", undefined],
    ["/animals/0/name/length", undefined],
    ["animals", undefined],
    ["#/animals", undefined],
  ])("finds at %j %j", (pointer, value) => {
    expect(valueAt(zoo, pointer)).toEqual(value)
  })
})
