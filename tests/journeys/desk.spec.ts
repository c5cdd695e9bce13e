import type { Page } from "@playwright/test"
import { type DeskServer, startDesk } from "./support/desk"
import { entryWeight } from "./support/entryWeight"
import { expect as expectSoon, expectAccessible, test } from "./support/test"

const screenFile = "withdrawal/client_withdrawal.screen.json"
const heading = "いくら出金しますか"

let desk: DeskServer
// Every change has all documents checked, which several runs on one machine do at once.
test.describe.configure({ mode: "default", timeout: 300_000 })
const expect = expectSoon.configure({ timeout: 60_000 })
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })
test.beforeAll(async () => {
  desk = await startDesk()
})
test.afterAll(() => desk.close())

test("the scripts that the desk loads before anything is opened in it are at most 97 KB", async ({ request }) => {
  const bytes = await entryWeight("/desk/", async (path) => (await request.get(`${desk.address}${path}`)).text())
  expect(bytes).toBeGreaterThan(50 * 1024)
  expect(bytes).toBeLessThanOrEqual(97 * 1024)
})

const preview = (page: Page) => page.frameLocator("iframe")
const view = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "表示の切り替え" }).getByRole("button", { name })

async function openScreen(page: Page): Promise<void> {
  await page.goto(`${desk.address}/desk/`)
  await page.getByRole("searchbox", { name: "画面をさがす" }).fill("client_withdrawal")
  await page.getByRole("navigation", { name: "画面の一覧" }).getByRole("button", { name: "出金", exact: true }).click()
  await expect(preview(page).getByRole("heading", { name: heading })).toBeVisible()
}

test("a text is chosen in the picture, changed, drawn at once, seen among the changes and taken back", async ({
  page,
}) => {
  const before = desk.read(screenFile)
  await openScreen(page)
  await preview(page).getByRole("heading", { name: heading }).click()
  const text = page.getByRole("region", { name: "設定" }).getByRole("textbox", { name: "文章" })
  await expect(text).toHaveValue(heading)
  await expectAccessible(page)
  await page.getByRole("button", { name: "JSONで変える" }).click()
  await expect(page.getByRole("textbox", { name: "JSON" })).toHaveValue(new RegExp(heading))
  await expectAccessible(page)
  await page.getByRole("button", { name: "項目で変える" }).click()
  await text.fill("いくらお引き出しになりますか")
  await expect(preview(page).getByRole("heading", { name: "いくらお引き出しになりますか" })).toBeVisible()
  expect(desk.read(screenFile)).toBe(before.replace(heading, "いくらお引き出しになりますか"))

  await view(page, /変更/).click()
  await expect(page.getByRole("region", { name: "変更", exact: true })).toContainText(heading)
  await expectAccessible(page)
  await page.getByRole("button", { name: "元に戻す", exact: true }).click()
  await expect(page.getByText("変えた所はありません。")).toBeVisible()
  expect(desk.read(screenFile)).toBe(before)
})

test("in a window that is narrower than the desk, as one that is enlarged, everything is reached by scrolling sideways", async ({
  page,
}) => {
  await openScreen(page)
  await page.setViewportSize({ width: 720, height: 450 })
  const settings = page.getByRole("region", { name: "設定" })
  await expect(settings).not.toBeInViewport({ ratio: 1 })
  await page.getByRole("navigation", { name: "表示の切り替え" }).hover()
  await page.mouse.wheel(1_000, 0)
  await expect(settings).toBeInViewport({ ratio: 1 })
})

test("a broken document keeps its last good picture, and the problem is mended by its button", async ({ page }) => {
  const before = desk.read(screenFile)
  await openScreen(page)
  desk.write(screenFile, before.replace('"widget": "stepper"', '"widget": "steper"'))
  await view(page, /問題 ?1/).click()
  const problems = page.getByRole("region", { name: "問題" })
  await expect(problems).toContainText("steper")
  await expectAccessible(page)
  await problems.getByRole("button", { name: "直す", exact: true }).click()
  await expect(page.getByText("問題はありません。")).toBeVisible()
  expect(desk.read(screenFile)).toBe(before)
})

test("a colour that is edited is seen in the picture, and not in that of what was before", async ({ page }) => {
  const before = desk.read("theme.json")
  const accentOf = async (documents: string) => {
    await page.goto(`${desk.address}/__states/client_withdrawal/normal?theme=light&documents=${documents}`)
    await expect(page.getByRole("heading", { name: heading })).toBeVisible()
    return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").toUpperCase())
  }
  const built = await accentOf("began")
  desk.write("theme.json", before.replace(`"accent": "${built}"`, '"accent": "#AB0E4F"'))
  await expect.poll(() => accentOf("workshop")).toBe("#AB0E4F")
  expect(await accentOf("began")).toBe(built)
  desk.write("theme.json", before)
})

test("a word is replaced wherever it stands, and found from the keyboard", async ({ page }) => {
  const before = desk.read(screenFile)
  await page.goto(`${desk.address}/desk/`)
  await view(page, /ことば/).click()
  await page.getByRole("searchbox", { name: "さがす" }).fill(heading)
  await page.getByRole("textbox", { name: "置きかえる文" }).fill("金額を教えてください")
  await page.getByRole("button", { name: /か所を置きかえる/ }).click()
  await expect(page.getByText(`「${heading}」を含む文はありません。`)).toBeVisible()
  await expectAccessible(page)
  expect(desk.read(screenFile)).toBe(before.replace(heading, "金額を教えてください"))

  await page.keyboard.press("Control+k")
  await page.keyboard.type("金額を教えてください")
  await expect(page.getByRole("option").first()).toContainText("金額を教えてください")
  await page.keyboard.press("Enter")
  await expect(preview(page).getByRole("heading", { name: "金額を教えてください" })).toBeVisible()
  desk.write(screenFile, before)
  await expect(preview(page).getByRole("heading", { name: heading })).toBeVisible()
})

test("an end of a call is played in the picture, and it is said where the customer goes", async ({ page }) => {
  await page.goto(`${desk.address}/desk/`)
  await view(page, /通信と障害/).click()
  await page.getByRole("searchbox", { name: "通信やコードをさがす" }).fill("legacy/withdrawal")
  await page.getByRole("button", { name: /^出金入力画面の読み込み/ }).click()
  await expect(preview(page).getByRole("heading", { name: heading })).toBeVisible()
  await page.getByRole("button", { name: /^電波が届かなかった/ }).click()
  await expect(page.getByText("お客さまは、ここから/error へ進みます。")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: /^成功した ?0円/ }).click()
  await expect(preview(page).getByText("現在、出金できる金額はありません")).toBeVisible()
})

test("keys alone lead to a sentence, from region to region and back to where 「さがす」 was opened", async ({
  page,
}) => {
  await page.goto(`${desk.address}/desk/`)
  const find = page.getByRole("button", { name: /^さがす/ })
  await find.focus()
  await page.keyboard.press("Control+k")
  await page.keyboard.type("出金")
  await page.keyboard.press("Escape")
  await expect(find).toBeFocused()
  await page.keyboard.press("Control+k")
  await page.keyboard.type(heading)
  const found = page.getByRole("dialog").getByRole("option", { selected: true })
  await expect(found).toContainText(heading)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "構成" }).getByRole("button", { name: heading })).toBeFocused()
  await page.keyboard.press("F6")
  await expect(page.getByRole("combobox", { name: "状態", exact: true })).toBeFocused()
  await page.keyboard.press("F6")
  await expect(page.getByRole("button", { name: "項目で変える" })).toBeFocused()
})

test("a part is added under the chosen one, moved by keyboard, and drawn where it stands", async ({ page }) => {
  const before = desk.read(screenFile)
  await openScreen(page)
  await preview(page).getByRole("heading", { name: heading }).click()
  await page.getByRole("combobox", { name: "下に部品を追加" }).selectOption({ label: "注記（※）" })
  await page.getByRole("button", { name: "下に部品を追加：加える" }).click()
  const note = preview(page).getByText("文章を入力してください")
  await expect(note).toBeVisible()
  const text = page.getByRole("region", { name: "設定" }).getByRole("textbox", { name: "文章" })
  await expect(text).toHaveValue("文章を入力してください")
  await text.fill("平日の9時から受け付けます。")
  await expect(preview(page).getByText("平日の9時から受け付けます。")).toBeVisible()
  await page
    .getByRole("region", { name: "構成" })
    .getByRole("button", { name: /平日の9時/ })
    .press("Alt+ArrowUp")
  const widgets = () =>
    (JSON.parse(desk.read(screenFile)) as { body: { widget: string }[] }).body.map(({ widget }) => widget)
  await expect.poll(() => widgets().slice(0, 3)).toEqual(["stepper", "note", "heading"])
  for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "元に戻す", exact: true }).click()
  await expect.poll(() => desk.read(screenFile)).toBe(before)
})

test("a part that is tapped on the phone says why it is there", async ({ page }) => {
  await page.goto(`${desk.address}/`)
  await page.getByRole("button", { name: /^出金する/ }).click()
  await expect(preview(page).getByRole("heading", { name: "どこへ出金しますか" })).toBeVisible()
  await page.getByRole("tab", { name: "なぜ" }).click()
  await expect(page.getByText("「出金先を選ぶ」の部品を押すと")).toBeVisible({ timeout: 120_000 })
  await preview(page).getByText("出金可能額").click()
  const chosen = page.getByRole("region", { name: "選んだ部品" })
  await expect(chosen).toContainText("はい出金可能額 が 0 より大きい")
  await expect(chosen).toContainText("出金可能額：235000")
  await expectAccessible(page)
  await chosen.getByRole("link", { name: "編集デスクで開く" }).evaluate((link) => link.removeAttribute("target"))
  await chosen.getByRole("link").click()
  await expect(page.getByRole("region", { name: "設定" })).toContainText("大きな金額")
})

test("a changed text is found in the pictures of its states, seen before and after, and said to be right", async ({
  page,
}) => {
  const before = desk.read(screenFile)
  await page.goto(`${desk.address}/desk/bench`)
  const bench = page.getByRole("region", { name: "検査台" })
  await expect(bench.getByRole("status").first()).toContainText("まだ何もくらべていません")
  desk.write(screenFile, before.replace(heading, "いくらお引き出しですか"))
  await expect(view(page, /変更 ?1/)).toBeVisible()
  await bench.getByRole("searchbox", { name: "画面や状態をさがす" }).fill("client_withdrawal")
  await bench.getByRole("button", { name: /画面だけ撮る/ }).press("Enter")
  await expect(bench).toContainText("撮り終わりました。", { timeout: 120_000 })
  await expectAccessible(page)
  await bench.getByRole("button", { name: "違い", exact: true }).press("Enter")
  const change = bench.getByRole("region", { name: "選んだ違い" })
  await expect(
    change.getByRole("heading", { name: `「${heading}」が「いくらお引き出しですか」になります` }),
  ).toBeVisible()
  const pictures = change.getByRole("img")
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty("naturalWidth", 390)
  await expectAccessible(page)
  await change.getByRole("button", { name: "正しい" }).press("Enter")
  await expect(bench.getByRole("status").first()).toContainText("まだ決めていないもの 0")
  await change.getByRole("button", { name: /見出し/ }).press("Enter")
  const text = page.getByRole("region", { name: "設定" }).getByRole("textbox", { name: "文章" })
  await expect(text).toHaveValue("いくらお引き出しですか")
  desk.write(screenFile, before)
  await expect(preview(page).getByRole("heading", { name: heading })).toBeVisible()
})
