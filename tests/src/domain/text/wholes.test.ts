// @vitest-environment node
import { array, assert, constantFrom, oneof, property, string } from "fast-check"
import { describe, expect, it } from "vitest"
import { partsOf, wholesOf } from "../../../../src/domain/text/wholes"

const wholesIn = (text: string) => wholesOf(text).flatMap(({ text: piece, isWhole }) => (isWhole ? [piece] : []))

describe("wholesOf", () => {
  it.each([
    ["10月1日に18歳以上の方", ["10月1日", "18歳以上"]],
    ["2025年1月16日(木)までに届きます", ["2025年1月16日(木)まで"]],
    ["パスワード（英数字6〜16文字）を入力してください。", ["（英数字6〜16文字）"]],
    ["生涯の上限は1,800万円です", ["上限は1,800万円"]],
    ["年360万円まで非課税", ["年360万円まで"]],
    ["noreply@mail.sample-securities.exampleから届くメール", ["noreply@mail.sample-securities.example"]],
    ["カードを差しあげます", ["差しあげます"]],
    ["お問い合わせ内容の確認", ["お問い合わせ"]],
    ["電話で問い合わせる", ["問い合わせる"]],
    ["お申込み後の取消はできません", ["お申込み後の"]],
    ["保護預り約款", ["約款"]],
    ["いくら出金しますか", ["しますか"]],
    ["口座番号は7桁、月1〜3回", ["7桁、", "1〜3回"]],
    ["確認に1〜2週間ほど", ["1〜2週間"]],
    ["親権者さまの生年月日を入力してください", ["生年月日を"]],
    ["親権者さまの会員IDを入力してください", ["会員IDを"]],
    ["名（ミドルネームを含む）：入力してください", ["（ミドルネームを含む）："]],
    ["時間をおいて、もう一度お試しください。", ["もう一度"]],
    ["お知らせは、引き続きお送りします。", ["引き続き"]],
    ["期限が切れたため、再手続きが必要です", ["再手続きが"]],
    ["期限が切れたため、再手続きが必要です", ["切れたため、"]],
    ["メンテナンス中のため口座開設の受付を停止", ["メンテナンス中のため"]],
    ["現在は審査中のため、", ["審査中のため、"]],
    ["税務上の手続きのために取得します", ["手続きのために"]],
    ["NISA口座の廃止手続き中のため", ["廃止手続き中のため"]],
    ["NISA口座開設のため", ["NISA口座開設のため"]],
    ["お申込み中のため、", ["お申込み中のため、"]],
    ["お客さまに合ったお取引のために", ["お取引のために"]],
    ["本人確認のためにだけ利用し", ["本人確認のためにだけ"]],
    ["配当金を非課税で受け取るために", ["受け取るために"]],
    ["すでに買付をされているため、", ["買付をされているため、"]],
    ["1月15日(水) 10:00時点", ["1月15日(水)", "10:00時点"]],
    ["平日 9:00〜17:00", ["9:00〜17:00"]],
    ["変更する年の前年10月1日から", ["10月1日から"]],
    ["毎年5回まで", ["毎年5回まで"]],
    ["サンプルショウケン（カ　ヤマダ　タロウ", ["ケン（カ　"]],
    ["サンプルショウケン（カ", ["ケン（カ"]],
  ])("keeps together what %s is read by", (text, wholes) => {
    expect(wholesIn(text)).toEqual(expect.arrayContaining(wholes))
  })

  it("takes no part of a longer word for a unit, nor the end of one for what an amount is said of", () => {
    expect(wholesIn("1人1口座に限ります")).toEqual(["1人", "1口座"])
    expect(wholesIn("3回間違えるとロック")).toEqual(["3回"])
    expect(wholesIn("出金可能額は0円です")).toEqual(["0円"])
  })

  it("takes no part of a long word for a reason, nor a verb that begins like one", () => {
    expect(wholesIn("システムメンテナンス中のため")).toEqual([])
    expect(wholesIn("ポイントをためる")).toEqual([])
  })

  it("takes a bracket that is closed for no part of the word before it", () => {
    expect(wholesIn("ヤマダ（カナ）で入力してください")).toEqual(["（カナ）"])
  })

  it("changes no letter of any text", () => {
    const letters = constantFrom(..."約2025年1月6日（）カ　「」。、ますかのために@-. aAあ漢円万～")
    const texts = oneof(
      array(letters).map((all) => all.join("")),
      string({ unit: "binary" }),
    )
    assert(
      property(texts, (text) => {
        expect(
          wholesOf(text)
            .flatMap((piece) => partsOf(piece.text))
            .join(""),
        ).toBe(text)
      }),
    )
  })
})

describe("partsOf", () => {
  it("breaks a day that is too wide between year and month, and an address behind its dots", () => {
    expect(partsOf("2025年11月16日(木)")).toEqual(["2025年", "11月16日", "(木)"])
    expect(partsOf("a@mail.sample-securities.example")).toEqual(["a@", "mail.", "sample-securities.", "example"])
    expect(partsOf("（英数字6〜16文字）")).toEqual(["（英数字", "6〜16文字）"])
  })
})
