// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest"
import { createTextLoader, type DocumentTexts, readTexts } from "../../../renderer/compiler"
import { editText, type PointerEdit, takeBack } from "../../../renderer/editing"
import type { AskedField } from "../../../src/domain/workshop"
import { listFields } from "../../../src/server/desk/fields"
import { sayChanges, writeSaid } from "../../../src/sentences"
import { createRandom, type Random } from "../../../src/domain/random"
import { shippedRoot } from "../../support/shippedRoot"

let texts: DocumentTexts
let values: ReadonlyMap<string, unknown>
let fields: readonly AskedField[]
beforeAll(() => {
  texts = readTexts(shippedRoot)
  values = new Map([...texts].map(([file, text]) => [file, JSON.parse(text) as unknown]))
  fields = listFields(createTextLoader()(texts))
})

type Edit = {
  readonly op: PointerEdit["op"]
  readonly pointer: string
  readonly to?: unknown
  readonly value?: unknown
}

function edited(file: string, edits: readonly Edit[]): string {
  return edits.reduce(
    (text, edit) => {
      const outcome = editText(text, { file, ...edit } as PointerEdit)
      if (outcome.kind !== "edited") throw new Error(`${outcome.kind}: ${JSON.stringify(edit)}`)
      return outcome.text
    },
    texts.get(file) ?? "",
  )
}

const changesOf = (file: string, text: string) =>
  sayChanges(values, new Map([...values, [file, JSON.parse(text)]]), fields)
const said = (file: string, ...edits: readonly Edit[]) => changesOf(file, edited(file, edits)).map(writeSaid)

const withdrawal = "withdrawal/client_withdrawal.screen.json"
const flow = "account-opening/account-opening.flow.json"
const names = "account-opening/multiple_name.form.json"

/** Two sides of closures.json. */
function saidOfClosures(before: readonly object[], after: readonly object[]): readonly string[] {
  const side = (closures: readonly object[]) =>
    new Map([...values, ["closures.json", { kind: "closures", id: "closures", version: 1, closures }]])
  return sayChanges(side(before), side(after), fields).map(writeSaid)
}

describe("sayChanges", () => {
  it("says what is closed, from when to when, with the words for customers, and each change of it", () => {
    const night = { areas: ["withdrawal", "deposit"], from: "2026-12-05T22:00", until: "2026-12-06T06:00" }
    const told = { ...night, text: "点検のためお休みします。" }
    const until = "2026-12-06T07:30"
    expect(saidOfClosures([], [told])).toEqual([
      "出金・入金を12月5日 22:00から12月6日 6:00までお休みにする（案内の文：「点検のためお休みします。」）",
    ])
    expect(saidOfClosures([night], [])).toEqual(["出金・入金の12月5日 22:00〜12月6日 6:00のお休みをやめる"])
    expect(saidOfClosures([night], [{ ...night, until }])).toEqual([
      "出金・入金の12月5日 22:00〜12月6日 6:00のお休みの終わり：12月6日 6:00 → 12月6日 7:30",
    ])
    expect(saidOfClosures([night], [told])).toEqual([
      "出金・入金の12月5日 22:00〜12月6日 6:00のお休みの案内の文を追加：「点検のためお休みします。」",
    ])
    expect(saidOfClosures([night], [{ ...night, areas: ["withdrawal"] }])).toEqual([
      "出金・入金の12月5日 22:00〜12月6日 6:00のお休みの範囲から「入金」を削除",
    ])
  })

  it.each<[name: string, file: string, edits: readonly Edit[], sentences: readonly string[]]>([
    [
      "a text",
      withdrawal,
      [{ op: "set", pointer: "/body/1/text", value: "いくらにしますか" }],
      ["「出金」の見出しの文章：「いくら出金しますか」 → 「いくらにしますか」"],
    ],
    [
      "a title",
      withdrawal,
      [{ op: "set", pointer: "/title", value: "お引き出し" }],
      ["「出金」の題名：「出金」 → 「お引き出し」"],
    ],
    [
      "a condition",
      withdrawal,
      [{ op: "set", pointer: "/body/2/when/is/1", value: 2 }],
      [
        "「出金」のカード「出金先：{account.BANK.BANK_N…」の出る条件：「出金先の種類 が 「登録した銀行口座」 である」 → 「出金先の種類 が 「サンプルペイマネー」 である」",
      ],
    ],
    [
      "a part that is new",
      withdrawal,
      [{ op: "insert", pointer: "/body/2", value: { widget: "note", text: "平日のみ" } }],
      ["「出金」に注記（※）「平日のみ」を追加"],
    ],
    [
      "a part that is gone",
      withdrawal,
      [{ op: "remove", pointer: "/body/1" }],
      ["「出金」から見出し「いくら出金しますか」を削除"],
    ],
    [
      "a part that moved",
      withdrawal,
      [{ op: "move", pointer: "/body/1", to: 3 }],
      ["「出金」で見出し「いくら出金しますか」を入力フォームの前へ移動"],
    ],
    [
      "a property that is new",
      withdrawal,
      [{ op: "set", pointer: "/body/1/key", value: "amount" }],
      ["「出金」の見出し「いくら出金しますか」の識別名を追加：「amount」"],
    ],
    [
      "a choice of a part",
      withdrawal,
      [{ op: "set", pointer: "/body/2/icon", value: "wallet" }],
      ["「出金」のカード「出金先：{account.BANK.BANK_N…」のアイコン：「bank」 → 「wallet」"],
    ],
    [
      "where a button leads",
      withdrawal,
      [{ op: "set", pointer: "/body/2/link/tap/0/to", value: "client_deposit" }],
      [
        "「出金」のカード「出金先：{account.BANK.BANK_N…」のリンクの動き「画面へ進む」の行き先：「出金先を選ぶ（アプリ 3.24.0 より前）」 → 「入金」",
      ],
    ],
    [
      "what a question of many screens takes",
      "shared/draft.json",
      [{ op: "insert", pointer: "/definitions/financialAssets/enum/0", value: "OVER_500M" }],
      ["共通の部品「口座開設の申込み内容」の項目「金融資産」の使える値に「OVER_500M」を追加"],
    ],
    [
      "a row",
      withdrawal,
      [{ op: "set", pointer: "/body/5/rows/0/label", value: "手数料" }],
      ["「出金」の項目と値の一覧の行「振込手数料」のラベル：「振込手数料」 → 「手数料」"],
    ],
    [
      "what loads",
      withdrawal,
      [{ op: "set", pointer: "/data/account/error", value: "retry" }],
      ["「出金」のデータ「account」の失敗したとき：「決まった動き」 → 「もう一度のボタン」"],
    ],
    [
      "a step that moved",
      flow,
      [{ op: "move", pointer: "/sections/2/steps/2", to: 5 }],
      ["口座開設の流れの「STEP 2 お客さま情報」で「ご職業」を「業種」の前へ移動"],
    ],
    [
      "who goes through a step",
      flow,
      [{ op: "remove", pointer: "/sections/2/steps/3/when" }],
      ["口座開設の流れの「STEP 2 お客さま情報」の「お勤め先」の通る条件を削除：「お勤め先や事業がある職業」"],
    ],
    [
      "where back leads",
      flow,
      [{ op: "set", pointer: "/sections/0/steps/1/back", value: "close" }],
      [
        "口座開設の流れの「はじめに」の「認証コードの入力」の戻る先：「前に開いていた画面へ戻る」 → 「確かめてから手続きを閉じる」",
      ],
    ],
    [
      "a field",
      names,
      [{ op: "set", pointer: "/ui/0/label", value: "別のお名前" }],
      [
        "「お名前についての確認」の入力フォームの入力欄「あてはまるものをすべて選択してください」のラベル：「あてはまるものをすべて選択してください」 → 「別のお名前」",
      ],
    ],
    [
      "an option that is called what its code table calls it",
      "account-opening/investment_experience.form.json",
      [
        { op: "set", pointer: "/ui/0/options/2/description", value: "国債" },
        { op: "move", pointer: "/ui/0/options/1", to: 0 },
      ],
      [
        "「投資経験」の入力フォームの入力欄「投資経験」の選択肢で選択肢「投資信託」を選択肢「株式・ETF・REIT」の前へ移動",
        "「投資経験」の入力フォームの入力欄「投資経験」の選択肢「債券」の説明を追加：「国債」",
      ],
    ],
    [
      "all options of a table",
      "account-opening/nfc_check.form.json",
      [{ op: "set", pointer: "/ui/1/options", value: [{ value: "NO" }] }],
      [
        "「本人確認の準備」の入力フォームの入力欄「マイナンバーカードをお持ちですか」の選択肢：選択肢の表のすべて → 選択肢「NO」",
      ],
    ],
    [
      "a named condition",
      "conditions.json",
      [{ op: "set", pointer: "/conditions/is-minor/when", value: { condition: "has-other-name" } }],
      ["条件「18歳未満である」の内容：「お申込み日の年齢 が 18 より小さい」 → 「通称名など別のお名前がある」"],
    ],
    [
      "a closure",
      "closures.json",
      [
        {
          op: "set",
          pointer: "/closures",
          value: [{ areas: ["withdrawal"], from: "2026-12-05T01:00", until: "2026-12-05T06:00" }],
        },
      ],
      ["出金を12月5日 1:00から6:00までお休みにする"],
    ],
    [
      "a code",
      "codes/account-type.codes.json",
      [{ op: "set", pointer: "/codes/0/label", value: "ふつう" }],
      ["「口座種別」の選択肢の表のコード「普通」のラベル：「普通」 → 「ふつう」"],
    ],
    [
      "a colour",
      "theme.json",
      [{ op: "set", pointer: "/light/accent", value: "#ff0000" }],
      ["配色と文字の明るい配色の「accent」：「#0B6E4F」 → 「#ff0000」"],
    ],
    [
      "a limit of a call",
      "calls/legacy/withdrawal.call.json",
      [{ op: "set", pointer: "/request/properties/WITHDRAW_TYPE/enum/0", value: 9 }],
      ["通信「出金入力画面の読み込み」の送るものの項目「出金先の種類」の使える値の1番目：1 → 9"],
    ],
    [
      "a sample that has another name",
      withdrawal,
      [{ op: "rename", pointer: "/samples/over_available", to: "over" }],
      ["「出金」のサンプル「over_available」の名前を「over」に変更"],
    ],
  ])("tells %s", (_name, file, edits, sentences) => {
    expect(said(file, ...edits)).toEqual(sentences)
  })

  it("tells a step that went into another section, and what else was done to it", () => {
    const step = { screen: "job_role", when: { condition: "has-department" }, expected: true, back: "history" }
    const moved: readonly Edit[] = [
      { op: "remove", pointer: "/sections/2/steps/5" },
      { op: "insert", pointer: "/sections/3/steps/1", value: step },
    ]
    expect(said(flow, ...moved)).toEqual([
      "口座開設の流れの「STEP 2 お客さま情報」から「役職」を口座開設の流れの「STEP 3 投資アンケート」の「投資方針」の前へ移動",
    ])
  })

  it("tells a document that is new, and one that is gone or cannot be read", () => {
    const without = new Map([...values].filter(([file]) => file !== withdrawal))
    expect(sayChanges(without, values, fields).map(writeSaid)).toEqual(["「出金」を新しく追加"])
    expect(sayChanges(values, without, fields).map(writeSaid)).toEqual([
      "「出金」のファイルがないか、JSONとして読めません",
    ])
  })

  it("tells nothing where nothing was changed", () => {
    expect(changesOf(withdrawal, texts.get(withdrawal) ?? "")).toEqual([])
  })
})

interface Seeded {
  readonly file: string
  readonly pointer: string
  readonly text: string
}

/** One change of one place of one document, as people make it. */
function seed(random: Random): Seeded {
  const file = random.pick([...texts.keys()])
  const places: { readonly holder: Record<string, unknown>; readonly key: string; readonly pointer: string }[] = []
  const document = JSON.parse(texts.get(file) ?? "") as Record<string, unknown>
  const walk = (holder: Record<string, unknown>, at: string) => {
    for (const [key, part] of Object.entries(holder)) {
      const pointer = `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`
      places.push({ holder, key, pointer })
      if (typeof part === "object" && part !== null) walk(part as Record<string, unknown>, pointer)
    }
  }
  walk(document, "")
  const { holder, key, pointer } = random.pick(places)
  const part = holder[key]
  const change = random.whole(3)
  if (Array.isArray(holder) && change === 0) holder.splice(Number(key), 1)
  else if (Array.isArray(holder) && change === 1) holder.push(...(holder.splice(Number(key), 1) as unknown[]))
  else if (change === 0) delete holder[key]
  else if (typeof part === "string") holder[key] = `${part}です`
  else if (typeof part === "number") holder[key] = part + 1
  else if (typeof part === "boolean") holder[key] = !part
  else holder[key] = Array.isArray(part) ? part.slice(1) : {}
  return { file, pointer, text: JSON.stringify(document) }
}

/** The list that a place stands in, or the place: what may be told of a change there. */
const around = (pointer: string): string => pointer.replace(/\/\d+$/, "")

describe("of 300 seeded changes", () => {
  let changes: readonly (Seeded & { readonly told: ReturnType<typeof changesOf> })[] = []
  beforeAll(() => {
    const random = createRandom(20261122)
    changes = Array.from({ length: 300 }, () => seed(random)).map((one) => ({
      ...one,
      told: changesOf(one.file, one.text),
    }))
  })

  it("each is told in Japanese, where it is and nowhere else, and none that changed nothing", () => {
    for (const { file, pointer, text, told } of changes) {
      const isSame = text === JSON.stringify(values.get(file))
      expect({ pointer, told: told.length > 0 }).toEqual({ pointer, told: !isSame })
      for (const { difference, ...words } of told) {
        const place = "to" in difference ? difference.to : difference.from
        const isThere = `${place}/`.startsWith(`${around(pointer)}/`) || `${pointer}/`.startsWith(`${place}/`)
        expect({ file, pointer, place, isThere }).toEqual({ file, pointer, place, isThere: true })
        expect(words.says).toMatch(/[\u3040-\u30FF\u4E00-\u9FFF]/)
        expect(writeSaid(words)).not.toMatch(/undefined|\[object|NaN/)
      }
    }
  })

  it("each that is one difference is taken back to what was there", () => {
    for (const { file, text, told } of changes) {
      const [only, ...others] = told
      const back = only && others.length === 0 ? takeBack(file, only.difference) : []
      if (back.length === 0) continue
      const restored = back.reduce((now, edit) => {
        const outcome = editText(now, edit)
        return outcome.kind === "edited" ? outcome.text : outcome.kind
      }, text)
      expect(JSON.parse(restored)).toEqual(values.get(file))
    }
  })
})
