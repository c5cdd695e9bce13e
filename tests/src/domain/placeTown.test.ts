// @vitest-environment node
import { describe, expect, it } from "vitest"
import { placeTown } from "../../../src/domain/placeTown"

describe("placeTown", () => {
  it.each([
    ["an empty street", ["", "千代田", ""], "千代田"],
    ["a number alone", ["１－１", "千代田", ""], "千代田１－１"],
    ["a street in the town that was found", ["千代田１－１", "千代田", ""], "千代田１－１"],
    ["a street in the town of an earlier search", ["千代田１－１", "丸の内", "千代田"], "丸の内１－１"],
    ["a street in a town whose name goes on", ["千代田町１", "千代田", "千代田町"], "千代田１"],
    ["a street in a town of its own", ["字東田１２", "雁ケ地", "小和泉"], "字東田１２"],
    ["a street in a place without towns", ["雁ケ地１２３", "", "雁ケ地"], "１２３"],
    ["a street for which nothing was found", ["千代田１－１", "", ""], "千代田１－１"],
  ] as const)("writes %s", (_, [standing, town, earlier], street) => {
    expect(placeTown(standing, town, earlier)).toBe(street)
  })

  it("gives back what stood there when the first town is found again", () => {
    const elsewhere = placeTown("千代田１－１", "丸の内", "千代田")
    expect(placeTown(elsewhere, "千代田", "丸の内")).toBe("千代田１－１")
  })
})
