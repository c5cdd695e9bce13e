import type { ElementHandle, Frame, Page } from "playwright"
import { createRandom, type Random } from "../../../src/domain/random"
import { comeToRest, endOf } from "./endOf"

interface Walk {
  readonly origin: string
  readonly seed: number
  readonly steps: number
}

/** Where walks begin: as whom, and at which address. */
const starts = [
  ["new-applicant", "/account/open"],
  ["applicant-otp", "/account/open"],
  ["applicant-agreements", "/account/open"],
  ["applicant-step1", "/account/open"],
  ["applicant-step2", "/account/open"],
  ["applicant-step3", "/account/open"],
  ["active-investor", "/client/withdraw_select"],
  ["active-investor", "/client/withdrawal?type=1"],
  ["trading-password", "/client/withdrawal?type=1"],
  ["active-investor", "/portfolio/top"],
  ["many-brands", "/search"],
  ["contracts-all-types", "/payments/contract_list"],
] as const

const faults = ["offline", "http-500", "slow", "status-1", "maintenance", "truncated-json"]

/** Walks as a person would who presses whatever is there, and makes the link of it. */
export async function walkPhone(page: Page, { origin, seed, steps }: Walk) {
  const random = createRandom(seed)
  const [world, path] = starts[(seed - 1) % starts.length] ?? starts[0]
  // All pages of a browser share one clipboard, and other walks go on.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
  })
  const space = `walk-${seed}-${Date.now()}`
  await page.context().addCookies([{ name: "SANDBOX_SPACE", value: space, url: origin }])
  await page.goto(origin)
  await tab(page, "サーバー")
  await page.getByRole("button", { name: new RegExp(`${world}$`) }).click()
  await comeToRest(page)
  await page.getByLabel("アドレス").fill(path)
  await page.getByRole("button", { name: "開く", exact: true }).click()
  await comeToRest(page)
  let count = 0
  // Some are not possible, for something lies above: those do not count.
  for (let tries = 0; count < steps - 1 && tries < steps * 3; tries += 1) {
    if (await takeStep(page, random)) count += 1
    await comeToRest(page)
  }
  await tab(page, "不具合")
  await comeToRest(page)
  const end = await endOf(page)
  await page.getByRole("button", { name: "リンクだけコピー" }).click()
  await page.getByText("リンクをコピーしました").waitFor()
  const link = await page.evaluate(() => String(Reflect.get(window, "copied")))
  return { link, end, count: count + 1 }
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click()

async function takeStep(page: Page, random: Random): Promise<boolean> {
  const chance = random.whole(100)
  if (chance < 4) return orderFault(page, random)
  if (chance < 6) return openAnew(page)
  const surface = await page.$$(".p-cover button")
  if (surface.length > 0) return press(random.pick(surface))
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (!frame) return false
  const fields = await drawn(frame, "input:not([type=hidden]), select, textarea")
  const buttons = await drawn(frame, "button, a[href], summary, [role=option]")
  const isField = fields.length > 0 && (chance < 45 || buttons.length === 0)
  if (!isField && buttons.length === 0) return openAnew(page)
  return isField ? answer(random.pick(fields), random, page) : press(random.pick(buttons))
}

/** What is in view of a person: below an open dialog nothing is. */
async function drawn(frame: Frame, selector: string): Promise<readonly ElementHandle<HTMLElement>[]> {
  const all = await frame.$$(selector)
  const usable = await Promise.all(
    all.map((one) =>
      one.evaluate((element) => {
        const above = [...document.querySelectorAll("dialog[open]")].at(-1)
        const isReached = above === undefined || above.contains(element)
        return (
          isReached &&
          element.getClientRects().length > 0 &&
          !element.matches(":disabled, [type=file], [target=_blank]")
        )
      }),
    ),
  )
  return all.filter((_, index) => usable[index]) as ElementHandle<HTMLElement>[]
}

const briefly = { timeout: 2_000 }

const press = (element: ElementHandle): Promise<boolean> =>
  element.click(briefly).then(
    () => true,
    () => false,
  )

async function answer(field: ElementHandle<HTMLElement>, random: Random, page: Page): Promise<boolean> {
  const { tag, type, mode, autocomplete, id } = await field.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute("type") ?? "text",
    mode: element.getAttribute("inputmode") ?? "",
    autocomplete: element.getAttribute("autocomplete") ?? "",
    id: element.id,
  }))
  if (type === "checkbox" || type === "radio") {
    // The row is the target; the box itself may be drawn below it.
    const row = id === "" ? null : await (await field.ownerFrame())?.$(`label[for="${id}"]`)
    return press(row ?? field)
  }
  try {
    if (tag === "SELECT") {
      const values = await field.$$eval("option", (options) =>
        options.map(({ value }) => value).filter((value) => value !== ""),
      )
      await field.selectOption(random.pick(values), briefly)
      return true
    }
    if (type === "range") return await press(field)
    await field.fill(await textFor({ type, mode, autocomplete, id }, random, page), briefly)
    return true
  } catch {
    return false
  }
}

async function textFor(
  field: Readonly<Record<"type" | "mode" | "autocomplete" | "id", string>>,
  random: Random,
  page: Page,
) {
  const { type, mode, autocomplete, id } = field
  if (autocomplete === "one-time-code") {
    const letters = (await (
      await page.request
        .get("/__sandbox/outbox")
        .catch(() => page.request.get(new URL("/__sandbox/outbox", page.url()).href))
    ).json()) as { code: string | null }[]
    return letters.findLast(({ code }) => code)?.code ?? "123456"
  }
  if (type === "email" || mode === "email" || /mail/i.test(id))
    return random.pick(["taro@example.jp", "taro@example.jp", "taro@"])
  if (type === "date") return "1990-04-01"
  if (type === "search") return random.pick(["サンプル", "銀行", "み", "7203"])
  if (mode === "numeric" || mode === "tel" || type === "tel")
    return random.pick(["1", "１００，０００", "100000", "1000001", "09012345678", "50000"])
  if (/kana/i.test(id)) return random.pick(["ヤマダ", "タロウ", "やまだ"])
  return random.pick(["山田", "太郎", "東京都千代田区1-1", ""])
}

/** Of a call that was made before: of those that are made at once, chance says which one an open fault meets. */
async function orderFault(page: Page, random: Random): Promise<boolean> {
  const answer = await page.request.get(new URL("/__sandbox/journal", page.url()).href)
  const calls = ((await answer.json()) as { call: string }[]).map(({ call }) => call)
  if (calls.length === 0) return false
  await tab(page, "サーバー")
  await page.getByLabel("通信", { exact: true }).fill(random.pick(calls))
  await page.getByLabel("内容").selectOption(random.pick(faults))
  await page.getByRole("button", { name: "障害を起こす" }).click()
  await page.locator(".p-notes li").last().waitFor()
  return true
}

async function openAnew(page: Page): Promise<boolean> {
  await tab(page, "端末")
  await page.getByRole("button", { name: "開き直す" }).click()
  return true
}
