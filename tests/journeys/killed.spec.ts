import { watchLinks } from "./support/links"
import type { BrowserContext, Page } from "@playwright/test"
import type { Json } from "../../renderer/model/documents"
import { handedOver, worlds } from "../support/screensByWorld"
import { answersOn } from "./support/answering"
import { draftOf, returnPointOf } from "./support/applicant"
import { fieldsOf } from "./support/fields"
import { iphone, playPhone } from "./support/phone"
import { entryBefore, entryOf, passedByAdults, screensOfFlow } from "./support/screensOfFlow"
import { expect, settled, test } from "./support/test"

test.use({ userAgent: iphone, actionTimeout: 20_000 })

/** One after the other, so that each is a change. */
const typed = ["7654321", "1234567"] as const

/** Opens what has to be read, and changes the first thing on the screen that can be changed; false where there is none. */
async function type(page: Page, words: string): Promise<boolean> {
  for (const document of await page.locator(".k-document").all()) await document.click()
  const text = page.locator("main input:not([type=radio], [type=checkbox], [type=file], [readonly])").first()
  const choices = page.locator("main :is([type=radio], [type=checkbox]):not(:checked, :disabled, [aria-disabled=true])")
  const choice = choices.first()
  if ((await text.count()) > 0) await text.fill(words)
  else if ((await choice.count()) > 0) await choice.click()
  else return false
  return true
}

/** Where the browser may have written something down. */
const writtenDown = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).filter((name) => !name.startsWith("kamishibai.draft.")),
    all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state, document.title]),
  }))

/** Names, addresses, numbers and dates among the answers, and what was typed; codes of choices are no such thing. */
function personal(draft: Json): readonly string[] {
  if (typeof draft === "string") return /[^ -~]|\d{6}|\d{4}-\d\d-\d\d|@/.test(draft) ? [draft] : []
  if (typeof draft !== "object" || draft === null) return []
  return Object.values(draft).flatMap((value) => personal(value as Json))
}

async function expectNothingWritten(page: Page, draft: Json): Promise<void> {
  const { local, all } = await writtenDown(page)
  expect(local).toEqual([])
  expect([...typed, "hanako", ...personal(draft)].filter((text) => all.includes(text))).toEqual([])
}

/** The only screen whose answer is a secret: it is kept nowhere. */
const secret = "auth_code"

/** Types, and lets what was typed be written; gives what stands in the fields then. */
async function typeAndKeep(page: Page, screen: string, words: string): Promise<readonly string[] | undefined> {
  const drafts = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  const before = await drafts()
  if (!(await type(page, words))) return undefined
  if (screen !== secret) await expect.poll(drafts).not.toBe(before)
  return answersOn(page)
}

/** From one screen to another without a new page, as links do. */
async function move(page: Page, screen: string): Promise<void> {
  await page.evaluate((path) => {
    const state = history.state as { idx: number }
    history.pushState({ usr: null, key: path, idx: state.idx + 1 }, "", path)
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
  }, `/account/open/${screen}`)
  await settled(page, screen)
}

/** The screen that a customer sees who comes back; those of age pass the check of the parents. */
function expectedPlace(screen: string, returnPoint: string, draft: Readonly<Record<string, Json>>): string {
  const entry = entryBefore(screen) ?? entryOf(returnPoint)
  return Number(draft["ageAtApplication"]) >= 18 ? (passedByAdults(entry) ?? entry) : entry
}

test("every screen has its customer here", () => {
  expect(Object.values(worlds).flat().toSorted()).toEqual(screensOfFlow.toSorted())
})

/** The screen in a webview of its own, as a customer has it who came to it; the host follows its links. */
async function openWebview(context: BrowserContext, screen: string): Promise<Page> {
  const page = await context.newPage()
  await playPhone(page)
  await watchLinks(page)
  await page.addInitScript(
    ([name, kept]) => {
      if (sessionStorage.length > 0) return
      sessionStorage.setItem("kamishibai.screenName", name)
      sessionStorage.setItem("kamishibai.kept", kept)
    },
    [screen, JSON.stringify(handedOver[screen] ?? {})] as const,
  )
  await page.goto(`/account/open/${screen}`)
  await settled(page, screen)
  return page
}

interface Standing {
  readonly returnPoint: string
  readonly hasDraft: boolean
  readonly draft: Readonly<Record<string, Json>>
}

async function standingOf(page: Page): Promise<Standing> {
  const returnPoint = await returnPointOf(page)
  const hasDraft = !["EMAIL_INPUT", "OTP_INPUT", "MAINTENANCE"].includes(returnPoint)
  return { returnPoint, hasDraft, draft: hasDraft ? await draftOf(page) : {} }
}

async function expectNothingLost(context: BrowserContext, screen: string, standing: Standing): Promise<void> {
  const { returnPoint, hasDraft, draft } = standing
  const page = await openWebview(context, screen)
  const saved = await answersOn(page)
  const documents = await page.locator(".k-document").count()

  let answers = await typeAndKeep(page, screen, typed[0])
  if (answers) {
    expect(answers).not.toEqual(saved)
    await expectNothingWritten(page, draft)
    await page.reload()
    await settled(page, screen)
    expect(await answersOn(page)).toEqual(screen === secret ? saved : answers)
    await expect(page.locator(".k-document [data-opened]")).toHaveCount(documents)
    answers = (await typeAndKeep(page, screen, typed[1])) ?? answers
  }
  await expectNothingWritten(page, draft)
  await page.close()

  const again = await context.newPage()
  await again.goto("/account/open")
  const place = expectedPlace(screen, returnPoint, draft)
  await settled(again, place)
  await expectNothingWritten(again, draft)
  if (hasDraft) expect(await draftOf(again)).toEqual(draft)
  if (place !== screen && saved.length > 0) await move(again, screen)
  if (saved.length > 0) expect(await answersOn(again)).toEqual(screen === secret ? saved : (answers ?? saved))
  await again.close()
}

/** The kinds of fields on a screen: each keeps what was typed in its own way. */
const kindsOn = (screen: string): readonly string[] => fieldsOf(screen).map(({ widget }) => widget)

/**
 * Every world, and every kind of field once, on as few screens as it takes: that nothing is lost on any screen is proved
 * without a browser (src/app/drafts/interrupted.test.ts); here it is seen that a browser keeps and gives back. The server
 * takes 60 calls a minute from one application: five screens of a world would meet its limit.
 */
function chooseVisits() {
  const seen = new Set<string>()
  return Object.entries(worlds).map(([world, screens]) => {
    const first = screens.find((screen) => kindsOn(screen).length > 0) ?? screens[0]
    const chosen = screens.filter((screen) => {
      const fresh = kindsOn(screen).filter((kind) => !seen.has(kind))
      for (const kind of fresh) seen.add(kind)
      return screen === first || fresh.length > 0
    })
    return { world, screens: chosen }
  })
}

const visits = chooseVisits()

for (const { world, screens } of visits)
  test(`nothing is lost when the webview of ${world} is loaded anew or killed on ${screens.join(", ")}`, async ({
    page,
    broker,
    context,
  }) => {
    const errors: string[] = []
    context.on("weberror", (thrown) => errors.push(thrown.error().message))
    await broker.open(world)
    const standing = await standingOf(page)
    for (const screen of screens) await test.step(screen, () => expectNothingLost(context, screen, standing))
    expect(errors).toEqual([])
  })
