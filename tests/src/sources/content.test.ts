// @vitest-environment node
import { describe, expect, it } from "vitest"
import { content } from "../../../src/sources/configuration/content/content"

const read = (configured: object) => content({ globalConfig: { content: configured } } as never)({})
const help = { title: "目標設定とは", body: "目的と金額を決めます。" }

describe("configuration/content", () => {
  it("gives texts and links as they are", () => {
    const dividend = { externalLinks: { more: "https://www.example.jp/dividend" }, items: [help] }
    expect(read({ goalSetting: { helpContents: [help] }, dividend })).toEqual({
      goalSetting: { helpContents: [help] },
      dividend,
    })
  })

  it("leaves out what has no title or no body, and a list that is then empty", () => {
    const helpContents = [{ title: "題だけ" }, "本文だけ", help]
    expect(read({ goalSetting: { helpContents } })["goalSetting"]).toEqual({ helpContents: [help] })
    expect(read({ goalSetting: { helpContents: helpContents.slice(0, 2) } })["goalSetting"]).toEqual({})
  })

  it.each([{}, { goalSetting: null, dividend: "later" }, { dividend: { items: {}, externalLinks: { more: "" } } }])(
    "has nothing in %o",
    (configured) => {
      expect(read(configured)).toEqual({ goalSetting: {}, dividend: { externalLinks: {} } })
    },
  )
})
