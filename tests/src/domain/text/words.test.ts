import { describe, expect, it } from "vitest"
import { wordsIn } from "../../../../src/domain/text/words"

describe("wordsIn", () => {
  it.each([
    ["証券|総合|口座|取引|約款"],
    ["お手続きが"],
    ["表示されます。"],
    ["ご確認|いただけます。"],
    ["リスクが|ありません"],
    ["（源泉|徴収なし）"],
    ["割り込む|ことが|あります。"],
    ["シミュレーション"],
    ["ありますか：|内容を"],
    ["何口座|持てますか？"],
    ["併記されて|いますか："],
    ["居住して|いない"],
    ["取引|残高|報告書を"],
    ["利用者まで"],
    ["さっそく|おいたまま|買付を"],
    ["振込|できません|でした。"],
    ["申し込まれて|いません。"],
    ["メンテナンス|中です。"],
    ["見本の①②③|にあたる"],
  ])("ends no line inside of a word, and none before its ending or a closing sign: %s", (marked) => {
    expect(wordsIn(marked.replaceAll("|", "")).join("|")).toBe(marked)
  })
})
