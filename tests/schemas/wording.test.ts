// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { objectsIn } from "../support/objectsIn"
import { shippedRoot } from "../support/shippedRoot"
import { textsIn } from "../support/textsIn"

const { documents } = loadDocuments(shippedRoot)
const texts = documents.flatMap(({ file, document }) => textsIn(document).map((text) => ({ file, text })))

/** What texts do not say, what they say instead, and a sentence that the rule has to find. */
const avoided: readonly (readonly [pattern: RegExp, instead: string, wrong: string])[] = [
  [/勤務/, "お勤め先", "勤務先を入力してください"],
  [/親権者(?!さま)/, "親権者さま", "親権者の情報"],
  [/婚姻/, "nothing: adults are 18, whoever is younger is not married", "婚姻していません"],
  [/(ご確認いたし|確認させていただ)/, "確認します", "お申込み内容をご確認いたします"],
  [/着金予定日/, "振込予定日", "着金予定日"],
  [/税込みの金額/, "税金などが引かれる前の金額", "税込みの金額でお答えください"],
  [/損益通算でき/, "損益通算・繰越控除はできません", "利益と損益通算できません"],
  [/(?<!開設する年の)1月1日時点/, "開設する年の1月1日時点", "1月1日時点で18歳以上"],
  [/ここまでの(入力)?内容は保存/, "完了した画面までの回答は保存", "ここまでの内容は保存されています"],
  [/[()+]/, "（）＋", "電子データ(PDF)"],
]

describe("texts that customers read", () => {
  it.each(avoided)("say nothing like %s but %s", (pattern, _instead, wrong) => {
    expect(textsIn({ text: wrong })).toEqual([expect.stringMatching(pattern)])
    expect(texts.length).toBeGreaterThan(1500)
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  it("show an example in an empty field as one, not as an answer that is there already", () => {
    const examples = documents.flatMap(({ file, document }) =>
      [...JSON.stringify(document).matchAll(/"placeholder":"([^"]*)"/g)].map(([, text = ""]) => `${file} ${text}`),
    )
    expect(examples.length).toBeGreaterThan(10)
    expect(examples.filter((one) => !/ 例）/.test(one))).toEqual([])
  })

  it("bring the number along wherever they ask to call", () => {
    const asking = documents.filter(({ document }) =>
      /お電話でお問い合わせ|窓口へご連絡/.test(JSON.stringify(document)),
    )
    expect(asking.length).toBeGreaterThan(2)
    for (const { file, document } of asking)
      expect(JSON.stringify(document), file).toMatch(/\{\{co\.phone\}\}|0120-000-000/)
  })

  it("bring the number along in every message of a popup that asks to get in touch", () => {
    const messages = documents.flatMap(({ document }) =>
      objectsIn(document).flatMap((part) =>
        part["do"] === "popup" ? [String(part["text"])] : typeof part["message"] === "string" ? [part["message"]] : [],
      ),
    )
    const asking = messages.filter((text) => /お問い合わせ(ください|：|窓口)|(お電話|ご連絡)ください/.test(text))
    expect(asking.length).toBeGreaterThan(2)
    expect(asking.filter((text) => !/\{\{co\.phone\}\}|0120-000-000/.test(text))).toEqual([])
  })
})
