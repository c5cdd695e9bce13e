// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest"
import { type DocumentTexts, loadDocuments, readTexts } from "../../../renderer/compiler"
import { effectBetween } from "../../../src/cli/effect/effectBetween"
import { createSides, type Side } from "../../../src/cli/effect/side"
import type { Effect } from "../../../src/domain/effect"
import { sayEffect } from "../../../src/sentences"
import { createRandom } from "../../../src/domain/random"
import { compileShipped } from "../../support/shipped"
import { shippedRoot } from "../../support/shippedRoot"

const open = createSides()
let texts: DocumentTexts
let before: Side
beforeAll(async () => {
  texts = readTexts(shippedRoot)
  before = await open(texts)
})

/** One text of one file replaced by another, everywhere in it. */
async function effectOf(file: string, from: string, to: string): Promise<Effect> {
  const text = texts.get(file) ?? ""
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  return effectBetween(before, await open(new Map([...texts, [file, text.replaceAll(from, to)]])))
}
const idsOf = ({ screens }: Effect) => screens.map(({ id }) => id)

/** Cases that pass a screen, by their numbers. */
const casesThrough = (flow: string, ...screens: readonly string[]): readonly number[] =>
  before
    .plans(flow)
    .flatMap(({ steps }, index) => (steps.some(({ screen }) => screens.includes(screen)) ? [index + 1] : []))
const saidOf = ({ cases }: Effect) =>
  Object.fromEntries(cases.groups.map(({ says, cases: numbers }) => [says, numbers]))

const opening = "account-opening"
const flow = "account-opening/account-opening.flow.json"

describe("effectBetween", () => {
  it("tells nothing where nothing was changed, or only what is pictured", async () => {
    const same = await effectBetween(before, before)
    expect(same).toMatchObject({ screens: [], shared: [], cases: { changed: 0, groups: [], untold: [] } })
    expect(same.cases.of).toBeGreaterThan(70)
    const pictured = await effectOf("withdrawal/client_withdrawal.screen.json", '"over_available": {', '"over": {')
    expect(pictured).toMatchObject({ screens: [], cases: { changed: 0 } })
  })

  it("tells the one screen of a text, and no case", async () => {
    const effect = await effectOf("withdrawal/client_withdrawal.screen.json", "いくら出金しますか", "いくらにしますか")
    expect(idsOf(effect)).toEqual(["client_withdrawal"])
    expect(effect).toMatchObject({ shared: [], cases: { changed: 0, groups: [], untold: [] } })
  })

  it("tells of a question's label in every case that passes its screen, and in no other", async () => {
    const effect = await effectOf("account-opening/job_category.form.json", '"label": "ご職業"', '"label": "お仕事"')
    expect(idsOf(effect)).toEqual(["job_category"])
    expect(saidOf(effect)).toEqual({
      "「ご職業」で「ご職業」が「お仕事」になります": casesThrough(opening, "job_category"),
    })
  })

  it("tells of a button's label", async () => {
    const effect = await effectOf("account-opening/job_role.screen.json", '"label": "次へ"', '"label": "進む"')
    expect(saidOf(effect)).toEqual({ "「役職」で「進む」を押します": casesThrough(opening, "job_role") })
  })

  it("tells who comes through a step that everybody goes through by now", async () => {
    const step = '"job_type", "when": { "condition": "has-line-of-business" }'
    const effect = await effectOf(flow, step, '"job_type"')
    const through = new Set(casesThrough(opening, "job_type"))
    const come = casesThrough(opening, "job_listed_company").filter((number) => !through.has(number))
    expect(idsOf(effect)).toEqual([])
    const [says = ""] = Object.keys(saidOf(effect))
    expect(says).toBe("「上場会社との関係（内部者登録）」の前に「業種」を通ります")
    // Cases that begin behind the step, or end in front of it, do not come to it.
    expect(come).toEqual(expect.arrayContaining([...(saidOf(effect)[says] ?? [])]))
    expect(effect.cases.changed).toBe(saidOf(effect)[says]?.length)
    expect(effect.cases.changed).toBeGreaterThan(3)
  })

  it("tells who no longer comes through a step", async () => {
    const effect = await effectOf(
      flow,
      '"screen": "job_role", "when": { "condition": "has-department" }',
      '"screen": "job_role", "when": { "is": ["$ctx.platform", "none"] }',
    )
    expect(saidOf(effect)["「役職」を通らなくなります"]).toEqual(casesThrough(opening, "job_role"))
  })

  it("tells that steps changed places", async () => {
    const [one, other] = [
      '{ "screen": "income_selection", "back": "history" }',
      '{ "screen": "asset_selection", "back": "history" }',
    ]
    const text = texts.get(flow) ?? ""
    const swapped = text.replace(one, "?").replace(other, one).replace("?", other)
    const effect = await effectBetween(before, await open(new Map([...texts, [flow, swapped]])))
    const { 画面の順番が変わります: order = [], "「年収」を通らなくなります": ended = [], ...others } = saidOf(effect)
    expect(others).toEqual({})
    // Who leaves from the second of the two now leaves before the first.
    const leaving = before
      .plans(opening)
      .flatMap(({ steps, exit, refusal }, index) =>
        (exit ?? refusal) && steps.at(-1)?.screen === "asset_selection" ? [index + 1] : [],
      )
    expect(ended).toEqual(leaving)
    expect([...order, ...ended]).toEqual(casesThrough(opening, "income_selection"))
  })

  it("tells who is asked otherwise by a condition that has a name", async () => {
    const effect = await effectOf(
      "conditions.json",
      '["$saved.draft.ageAtApplication", 18]',
      '["$saved.draft.ageAtApplication", 0]',
    )
    expect(saidOf(effect)["「親権者さまの確認」を通らなくなります"]).toEqual(casesThrough(opening, "parentalid_check"))
  })

  it("tells what all screens share", async () => {
    expect(await effectOf("theme.json", "#0B6E4F", "#0B6E50")).toMatchObject({
      screens: [],
      shared: ["theme"],
      cases: { changed: 0 },
    })
  })

  it("tells that parts of the app are closed at another time, and of no screen or case for it", async () => {
    const closure = '"closures": [{ "areas": ["withdrawal"], "from": "2026-12-05T01:00", "until": "2026-12-05T06:00" }]'
    expect(await effectOf("closures.json", '"closures": []', closure)).toMatchObject({
      screens: [],
      shared: ["closures"],
      cases: { changed: 0 },
    })
  })

  it("tells a screen that is gone, and a flow that cannot be walked", async () => {
    const without = new Map([...texts].filter(([file]) => file !== "account-opening/job_role.screen.json"))
    const effect = await effectBetween(before, await open(without))
    expect(effect.screens).toContainEqual({ id: "job_role", title: "役職", kind: "removed" })
  })

  it("says what becomes of open applications", () => {
    const effect = { of: 1, screens: [], shared: [], cases: { of: 0, changed: 0, groups: [], untold: [] } }
    const said = (counts: object) =>
      sayEffect({ ...effect, applications: { of: 9, asked: 0, carried: 0, setAside: 0, screens: [], ...counts } }).lines
    expect(said({})).toEqual(["申込み途中のお客さま9人は、今のまま続けられます"])
    expect(said({ asked: 2, carried: 3, screens: [{ screen: "job_role", applications: 2 }] })).toEqual([
      "申込み途中のお客さま9人のうち2人に、もう一度または新しくご回答いただきます",
      "申込み途中のお客さま9人のうち3人の回答を、新しい名前で引き継ぎます",
      "job_roleでご回答いただく方 2人",
    ])
  })

  it("is said with counts, and with what stays as it is", async () => {
    const effect = await effectOf("account-opening/job_role.screen.json", '"label": "次へ"', '"label": "進む"')
    const { changed, of } = effect.cases
    expect(sayEffect(effect)).toEqual({
      counts: `画面 1/113、ケース ${changed}/${of}`,
      lines: ["画面「役職」が変わります", `「役職」で「進む」を押します（ケース ${changed}件）`],
      rest: `変わらないこと：ほかの112画面、${of - changed}ケース（ケースは、流れのある手続きのものです）`,
    })
  })
})

describe("of 10 seeded texts", () => {
  it("every screen that shows it is named and no other, and no case that does not pass one of them", async () => {
    const random = createRandom(7)
    const { screens } = compileShipped(loadDocuments(shippedRoot))
    const files = [...texts.keys()].filter((file) => /\.(screen|form)\.json$/.test(file))
    for (let count = 0; count < 10; count += 1) {
      const file = random.pick(files)
      const labels = [...(texts.get(file) ?? "").matchAll(/"(?:label|text|title)": "[^"{]*[ぁ-ん][^"{]*"/g)]
      if (labels.length === 0) continue
      const [label = ""] = random.pick(labels)
      const effect = await effectOf(file, label, label.replace(/"$/, 'です"'))
      const showing = [...screens].flatMap(([id, { dependencies }]) => (dependencies.includes(file) ? [id] : []))
      const named = [...new Set(effect.cases.groups.flatMap(({ cases }) => cases))]
      const passing = [...before.flows.keys()].flatMap((id) => casesThrough(id, ...showing))
      expect({ file, label, screens: idsOf(effect) }).toEqual({ file, label, screens: showing })
      expect({ file, label, astray: named.filter((number) => !passing.includes(number)) }).toEqual({
        file,
        label,
        astray: [],
      })
    }
  })
})
