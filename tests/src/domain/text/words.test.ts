import { describe, expect, it } from "vitest"
import { fragmentsOf, wordsIn } from "../../../../src/domain/text/words"

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
    ["取引法に|もとづき"],
    ["インター|ネット|バンキングの"],
    ["メール|アドレスに"],
    ["マイナンバー|カード"],
    ["シュヴァルツェン|ベルク"],
    ["マルガレーテ"],
    ["サンプル|ショウケン"],
    ["お名前は|ないので、"],
    ["サンプルアセット|マネジメント"],
    ["保有が|なくなったか、"],
    ["買付をされて|いるため、"],
    ["画面で|みほん銀行の"],
    ["提携|銀行の"],
  ])("ends no line inside of a word, and none before its ending or a closing sign: %s", (marked) => {
    expect(wordsIn(marked.replaceAll("|", "")).join("|")).toBe(marked)
  })
})

describe("fragmentsOf", () => {
  it.each([
    ["お申込み|については、"],
    ["公表|されるまで、"],
    ["お知らせ|します"],
    ["目論見書|などです。"],
    ["契約|締結前|交付|書面集"],
    ["シミュレーション"],
    ["アレクサンドラ"],
    ["取扱いを"],
  ])(
    "breaks a word that no line holds before its ending and between its parts, and leaves no letter alone: %s",
    (marked) => {
      expect(fragmentsOf(marked.replaceAll("|", "")).join("|")).toBe(marked)
    },
  )
})
