import { describe, expect, it } from "vitest"
import { phrasesOf } from "../../../../src/domain/text/phrases"

describe("phrasesOf", () => {
  it.each([
    ["投資信託の|取引経験を|教えてください"],
    ["他社の|NISA口座について|お聞きします"],
    ["本人が|自分のために|申し込みます|（他人名義・|代理での|申込みではありません）"],
    ["日本に|入国して|6か月以上たっていますか"],
    ["非課税で|保有できる|上限は|1,800万円"],
    ["口座に|振り込まれる"],
    ["金融機関で|手続き中です。|完了まで"],
    ["移動します。|手続き後、|自動で|戻ります"],
    ["一般口座"],
    ["この口座で|よろしいですか"],
    ["自動でこのアプリに|戻ります"],
    ["残して|出金します。|すべて|出金するときは"],
    ["はやぶさ支店 |普通 ****321"],
    ["画面でみほん銀行の|サイトに"],
    ["ほかの|銀行から"],
    ["二重の|お申込みでないかご確認ください。"],
  ])("ends phrases after particles, endings and signs: %s", (marked) => {
    expect(phrasesOf(marked.replaceAll("|", "")).join("|")).toBe(marked)
  })

  it("gives nothing for nothing", () => {
    expect(phrasesOf("")).toEqual([])
  })
})
