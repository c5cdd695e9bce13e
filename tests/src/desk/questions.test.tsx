import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { editsForOption } from "../../../src/desk/fields/editsForOption"
import { Properties } from "../../../src/desk/screen/Properties"
import { errorsOf } from "../../../src/cli/problemsOf"
import { openDesk, type OpenDesk } from "../../support/openDesk"

const assets = { file: "account-opening/asset_selection.form.json", pointer: "/ui/0" }
const inquiry = "inquiry/inquiry.form.json"
const codes = "codes/financial-assets.codes.json"
let desk: OpenDesk

const json = (file: string): unknown => JSON.parse(readFileSync(join(desk.copy.root, file), "utf8"))
const settings = () => within(screen.getByRole("region", { name: "設定" }))
const open = async (place: typeof assets) => {
  await desk.store.want(place.file)
  desk.store.select(place)
  render(<Properties store={desk.store} />)
}
/** One of several to be added: keys go through all of them, so that none is added before the button is pressed. */
const choose = async (label: string, option: string) => {
  const before = JSON.stringify(desk.store.selected && json(desk.store.selected.file))
  await userEvent.selectOptions(await settings().findByLabelText(label), option)
  expect(JSON.stringify(desk.store.selected && json(desk.store.selected.file))).toBe(before)
  await userEvent.click(settings().getByRole("button", { name: `${label}：加える` }))
}
/** Where a field of a form stands. */
const fieldOf = (file: string, name: string) => {
  const { ui } = json(file) as { ui: { field?: string }[] }
  return { file, pointer: `/ui/${ui.findIndex(({ field }) => field === name)}` }
}

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.store.select(undefined))
afterEach(async () => {
  cleanup()
  while (desk.store.history.canUndo) await desk.store.history.undo()
})

describe("a question", () => {
  it("gets one more option, which is taken for right and has its name wherever it is shown", async () => {
    await open(assets)
    await userEvent.click(await settings().findByText("選択肢を加える"))
    await userEvent.type(settings().getByLabelText("表示する文"), "1億円以上")
    const code = settings().getByLabelText("コード（サーバーに送る値）")
    await userEvent.clear(code)
    await userEvent.type(code, "OVER_50M")
    settings().getByText("コード「OVER_50M」の選択肢は、もうあります。")
    expect(settings().getByRole<HTMLButtonElement>("button", { name: "加える" }).disabled).toBe(true)
    await userEvent.clear(code)
    await userEvent.type(code, "OVER_100M")
    await userEvent.click(settings().getByRole("button", { name: "加える" }))
    await waitFor(() =>
      expect(json(codes)).toMatchObject({
        codes: expect.arrayContaining([{ code: "OVER_100M", label: "1億円以上" }]) as unknown,
      }),
    )
    expect(json(assets.file)).toMatchObject({ ui: [{ options: "codes" }, {}] })
    expect(json("shared/draft.json")).toMatchObject({
      definitions: { financialAssets: { enum: expect.arrayContaining(["OVER_100M"]) as unknown } },
    })
    expect(await errorsOf(desk.copy.root)).toEqual([])
    await desk.store.history.undo()
    expect(desk.store.history.canUndo).toBe(false)
  })

  it("that is answered by a number gets a number as the code of one more option", async () => {
    const goal = "planning/goal.form.json"
    await open(fieldOf(goal, "GOAL_PURPOSE"))
    await userEvent.click(await settings().findByText("選択肢を加える"))
    await userEvent.type(settings().getByLabelText("表示する文"), "車の購入")
    const code = settings().getByLabelText("コード（サーバーに送る値）")
    await userEvent.type(code, "CAR")
    await settings().findByText("この質問のコードは数です。0から999999999までの整数で入力してください。")
    await userEvent.clear(code)
    await userEvent.type(code, "７")
    await userEvent.click(settings().getByRole("button", { name: "加える" }))
    await waitFor(() =>
      expect(json(goal)).toMatchObject({
        schema: { properties: { GOAL_PURPOSE: { enum: [1, 2, 3, 4, 5, 6, 7] } } },
      }),
    )
    expect(json("codes/goal-purpose.codes.json")).toMatchObject({
      codes: expect.arrayContaining([{ code: 7, label: "車の購入" }]) as unknown,
    })
  })

  it("has its options renamed in the table of codes that they come from, which says so", async () => {
    await open(assets)
    await settings().findByText(/のすべてです。言葉を変えたり/)
    await userEvent.type(await settings().findByLabelText("UNDER_1M"), "です")
    await waitFor(() => expect(json(codes)).toMatchObject({ codes: [{ label: "100万円未満です" }, ...rest(6)] }))
    expect(json(assets.file)).toMatchObject({ ui: [{ options: "codes" }, {}] })
    await desk.store.history.undo()
    expect(json(codes)).toMatchObject({ codes: [{ label: "100万円未満" }, ...rest(6)] })
  })

  it("has options of its own once somebody wants another order, with the words of the table", async () => {
    await open(assets)
    await userEvent.click(await settings().findByRole("button", { name: "選択肢を1つずつ決める" }))
    await waitFor(() =>
      expect(json(assets.file)).toMatchObject({ ui: [{ options: [{ value: "UNDER_1M" }, ...rest(6)] }, {}] }),
    )
    const list = within(await settings().findByRole("group", { name: "選択肢（7）" }))
    await list.findAllByText("100万円以上300万円未満")
    const [, second] = list.getAllByRole("button", { name: "上へ" })
    await userEvent.click(second ?? document.body)
    await waitFor(() =>
      expect(json(assets.file)).toMatchObject({ ui: [{ options: [{ value: "1M_3M" }, ...rest(6)] }, {}] }),
    )
    expect(await errorsOf(desk.copy.root)).toEqual([])
  })

  it("has a word of an option changed in the table, or other words for itself alone", async () => {
    const experience = "account-opening/investment_experience.form.json"
    const products = "codes/experienced-product.codes.json"
    const { pointer } = fieldOf(experience, "experiencedProducts")
    const option = { file: experience, pointer: `${pointer}/options/2` }
    await open(option)
    await userEvent.type(await settings().findByLabelText("ラベル"), "など")
    await waitFor(() => expect(json(products)).toMatchObject({ codes: [{}, {}, { label: "債券など" }, ...rest(3)] }))
    expect(desk.store.valueAt(option)).toEqual({ value: "BOND" })
    await userEvent.click(settings().getByText("この選択肢だけ別の言葉にする"))
    await userEvent.type(settings().getByLabelText("この質問で表示する文"), "国債・社債")
    await userEvent.click(settings().getByRole("button", { name: "この言葉にする" }))
    await waitFor(() => expect(desk.store.valueAt(option)).toEqual({ value: "BOND", label: "国債・社債" }))
    await userEvent.type(await settings().findByLabelText("ラベル"), "等")
    await waitFor(() => expect(desk.store.valueAt(option)).toEqual({ value: "BOND", label: "国債・社債等" }))
    expect(json(products)).toMatchObject({ codes: [{}, {}, { label: "債券など" }, ...rest(3)] })
    expect(await errorsOf(desk.copy.root)).toEqual([])
  })

  it("gets one more option in a list of its own: its words stand in the table, unless that has others", async () => {
    const experience = "account-opening/investment_experience.form.json"
    const place = fieldOf(experience, "experiencedProducts")
    const list = { ...place, pointer: `${place.pointer}/options` }
    const { file, field } = { file: experience, field: "experiencedProducts" }
    const asked = desk.store.fields.find((one) => one.file === file && one.field === field)
    await Promise.all([file, asked?.schema?.file ?? "", asked?.codes ?? ""].map((one) => desk.store.want(one)))
    const editsFor = (value: string, label: string) =>
      editsForOption(desk.store, { place: list, asked, option: { value, label } }).map((edit) => [
        edit.pointer,
        "value" in edit && edit.value,
      ])
    expect(editsFor("GOLD", "金")).toEqual([
      [`${list.pointer}/6`, { value: "GOLD" }],
      ["/definitions/experiencedProducts/items/enum/6", "GOLD"],
      ["/codes/6", { code: "GOLD", label: "金" }],
    ])
    expect(editsFor("BOND", "債券")).toEqual([[`${list.pointer}/6`, { value: "BOND" }]])
    expect(editsFor("BOND", "国債")).toEqual([[`${list.pointer}/6`, { value: "BOND", label: "国債" }]])
  })

  it("has its longest answer changed, and the words on one that is longer, for itself alone", async () => {
    await open(fieldOf(inquiry, "BODY"))
    const most = await settings().findByLabelText("文字数の上限")
    await userEvent.clear(most)
    await userEvent.type(most, "500{Enter}")
    await waitFor(() =>
      expect(json(inquiry)).toMatchObject({ schema: { properties: { BODY: { minLength: 10, maxLength: 500 } } } }),
    )
    const [, own] = await settings().findAllByRole("button", { name: "この欄だけ変える" })
    await userEvent.click(own ?? document.body)
    await settings().findByLabelText("文字が多すぎるときの文")
    const { messages } = desk.store.valueAt(fieldOf(inquiry, "BODY")) as { messages: unknown }
    expect(messages).toEqual({ "max-length": "{label}は{n}文字以内で入力してください" })
  })

  it("is given a help text, and a condition, by choosing what is to be set", async () => {
    desk.store.openScreen("phone_number")
    await desk.store.want("account-opening/phone_number.screen.json")
    await open(fieldOf("account-opening/phone_number.form.json", "mobilePhone"))
    await choose("設定を追加", "補足")
    await settings().findByLabelText("補足")
    await choose("設定を追加", "必須になる条件")
    expect(desk.store.valueAt(fieldOf("account-opening/phone_number.form.json", "mobilePhone"))).not.toHaveProperty(
      "requiredWhen",
    )
    const path = await settings().findByLabelText("必須になる条件：何で決まるか")
    const offered = [...path.querySelectorAll("option")]
    expect(offered[0]?.textContent).toBe("選んでください")
    expect(offered.map(({ value }) => value).filter((one) => one.endsWith(".mobilePhone"))).toEqual([])
    await userEvent.selectOptions(path, "$form.noMobilePhone")
    await userEvent.click(settings().getByRole("button", { name: "この条件を加える" }))
    const added = await settings().findByRole("group", { name: "必須になる条件" })
    await waitFor(() => expect(added.contains(document.activeElement)).toBe(true))
    const written = desk.store.valueAt(fieldOf("account-opening/phone_number.form.json", "mobilePhone"))
    expect(JSON.stringify((written as { requiredWhen: unknown }).requiredWhen)).not.toContain("mobilePhone")
    expect((await errorsOf(desk.copy.root)).map(({ message }) => message)).toEqual([])
  })
})

describe("the parts of a screen", () => {
  it("begin with one that is put above all others", async () => {
    await open({ file: "nisa/nisa_top.screen.json", pointer: "/body" })
    await choose("いちばん上に部品を追加", "お知らせの箱")
    await waitFor(() =>
      expect(desk.store.valueAt({ file: "nisa/nisa_top.screen.json", pointer: "/body/0" })).toEqual({
        widget: "notice",
        level: "info",
        text: "文章を入力してください",
      }),
    )
  })
})

describe("a file that documents share", () => {
  it("is opened by its own name", async () => {
    await open({ file: "shared/payments.json", pointer: "" })
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("共通の部品「payments」")
  })
})

describe("a text that all fields share", () => {
  it("is changed by itself, and what was typed stays with it when another one is opened", async () => {
    const at = (id: string) => ({ file: "messages.json", pointer: `/messages/${id}` })
    await open(at("max-length"))
    await userEvent.type(await settings().findByLabelText("文章"), "。")
    desk.store.select(at("min-length"))
    await waitFor(() =>
      expect(settings().getByLabelText("文章")).toHaveProperty("value", desk.store.valueAt(at("min-length"))),
    )
    await waitFor(() => expect(desk.store.valueAt(at("max-length"))).toMatch(/。$/))
    expect(desk.store.valueAt(at("min-length"))).not.toMatch(/。$/)
  })
})

const rest = (count: number) => Array.from({ length: count }, () => ({}))
