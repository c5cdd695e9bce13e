import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { openShipped } from "../../../support/app/openShipped"
import type { OpenApp } from "../../../support/app/openApp"
import { serveSandbox } from "../../../support/app/serveSandbox"
import { isSettled, onView, whileServed } from "../../../support/app/whileServed"
import { hidePage } from "../../../support/app/hidePage"
import { answersIn, setValue, typeHalf } from "../../../support/app/answers"
import { handedOver, worlds } from "../../../support/screensByWorld"
import { openTestbed, type Testbed, visit, type Visitor } from "../../sandbox/support/testbed"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const hasFields = (app: OpenApp) => answersIn(app.container).length > 0

/** A page of the app, as a webview opens it for somebody who stands on that screen. */
async function openScreen(visitor: Visitor, screen: string): Promise<OpenApp> {
  bed.wait(2_000)
  if (sessionStorage.length === 0) {
    sessionStorage.setItem("kamishibai.screenName", screen)
    sessionStorage.setItem("kamishibai.kept", JSON.stringify(handedOver[screen] ?? {}))
  }
  const address = screen === "maintenance" ? "/account/open/maintenance" : `/account/open/${screen}`
  const app = await openShipped(address, {
    cookies: {},
    own: { open: () => null },
    ...serveSandbox(visitor),
  })
  open.push(app)
  return app
}

const storedTexts = () =>
  [localStorage, sessionStorage].flatMap((area) =>
    Array.from({ length: area.length }, (_, index) => area.getItem(area.key(index) ?? "") ?? ""),
  )
const encrypted = () => Object.keys({ ...localStorage }).filter((name) => name.startsWith("kamishibai.draft."))

const ends = {
  "loaded anew": () => undefined,
  killed: () => sessionStorage.clear(),
}

const places = Object.entries(worlds).flatMap(([world, screens]) => screens.map((screen) => [screen, world] as const))
/** Screens that ask nothing, and the one whose only answer is a secret. */
const withoutFields = [
  "exprience_survey_intro",
  "application_completed",
  "under_screening_details",
  "nisa_abolition_completed",
  "screening_completed",
  "maintenance",
]
const secret = "auth_code"
const readMarks = "kamishibai.draft.account-opening.read"

describe("a webview that is interrupted while somebody types", () => {
  it.each(places)("loses nothing of %s (%s)", async (screen, world) => {
    const visitor = await visit(bed.app, world)
    const app = await openScreen(visitor, screen)
    expect(await whileServed(app, () => isSettled(app, screen))).toBe(true)
    if (withoutFields.includes(screen)) return expect(hasFields(app)).toBe(false)
    const saved = answersIn(app.container)
    const typed = typeHalf(app.container)
    await app.clock.advance(100)
    const answers = answersIn(app.container)
    expect(answers).not.toEqual(saved)
    if (screen === secret) return expectNothingStored(app, visitor)
    await hidePage(app)
    expect(storedTexts().filter((text) => typed.some((part) => part.length > 3 && text.includes(part)))).toEqual([])
    for (const end of Object.values(ends)) {
      open.splice(0).forEach((page) => page.unload())
      end()
      const again = await openScreen(visitor, screen)
      expect(await whileServed(again, () => hasFields(again))).toBe(true)
      // The first time that the fields are drawn they hold what was typed: nothing changes under the eyes.
      expect(answersIn(again.container)).toEqual(answers)
      expect(await whileServed(again, () => isSettled(again, screen))).toBe(true)
      expect(answersIn(again.container)).toEqual(answers)
    }
  })

  async function expectNothingStored(app: OpenApp, visitor: Visitor): Promise<void> {
    document.dispatchEvent(new Event("visibilitychange"))
    for (let turn = 0; turn < 100; turn += 1) await app.clock.advance(20)
    expect(storedTexts().filter((text) => text.includes("7654321") || text.includes("765432"))).toEqual([])
    expect(encrypted()).toEqual([])
    expect(visitor.cookies.size).toBeGreaterThan(0)
  }
})

it("a document that was opened counts as opened after the webview was killed behind it", async () => {
  const visitor = await visit(bed.app, "applicant-agreements")
  const app = await openScreen(visitor, "agreement_one")
  expect(await whileServed(app, () => isSettled(app, "agreement_one"))).toBe(true)
  app.container.querySelector<HTMLButtonElement>(".k-document button, button.k-document")?.click()
  expect(await whileServed(app, () => app.container.querySelector("[data-opened]") !== null)).toBe(true)
  await hidePage(app)
  open.splice(0).forEach((page) => page.unload())
  ends.killed()
  const written = localStorage.getItem(readMarks)
  expect(written).not.toBeNull()
  const again = await openScreen(visitor, "agreement_one")
  expect(await whileServed(again, () => isSettled(again, "agreement_one"))).toBe(true)
  // The page writes them anew; what it writes later would be there in the next test.
  expect(await whileServed(again, () => localStorage.getItem(readMarks) !== written)).toBe(true)
  expect(again.container.querySelectorAll("[data-opened]")).toHaveLength(1)
})

describe("what was typed and not saved", () => {
  /** Half a telephone number, encrypted on the device. */
  async function typed() {
    const visitor = await visit(bed.app, "applicant-step1")
    const app = await openScreen(visitor, "phone_number")
    expect(await whileServed(app, () => isSettled(app, "phone_number"))).toBe(true)
    await typeNumber(app, "0907654321")
    expect(encrypted()).toEqual(["kamishibai.draft.phone_number"])
    return { visitor, app }
  }
  const press = (label: string) =>
    [...document.querySelectorAll<HTMLButtonElement>("button")]
      .find(({ textContent }) => textContent === label)
      ?.click()
  const phoneNumber = (app: OpenApp) => app.container.querySelector<HTMLInputElement>("main input:not([type=checkbox])")
  async function typeNumber(app: OpenApp, number: string): Promise<void> {
    const input = phoneNumber(app)
    if (input) setValue(input, number)
    await hidePage(app)
  }

  it("leaves the device when the screen is saved", async () => {
    const { app } = await typed()
    await typeNumber(app, "09011112222")
    press("次へ")
    expect(await whileServed(app, () => onView(app) !== "phone_number")).toBe(true)
    expect(encrypted()).toEqual([])
  })

  it("leaves the device when the application is interrupted on purpose", async () => {
    const visitor = await visit(bed.app, "applicant-step2-insider")
    const app = await openScreen(visitor, "customer_info")
    expect(await whileServed(app, () => isSettled(app, "customer_info"))).toBe(true)
    typeHalf(app.container)
    await hidePage(app)
    app.container.querySelector<HTMLButtonElement>(".k-header__back")?.click()
    expect(await whileServed(app, () => document.querySelector("dialog[open]") !== null)).toBe(true)
    press("中断して閉じる")
    expect(await whileServed(app, () => app.left.includes(app.schemes["close"] ?? ""))).toBe(true)
    expect(encrypted()).toEqual([])
  })

  it("leaves the device with a log-out", async () => {
    const { app } = await typed()
    app.services.stores.session.logOut()
    expect(encrypted()).toEqual([])
    expect(storedTexts()).toEqual([])
  })

  it("makes way for what the customer has saved elsewhere since", async () => {
    const { app, visitor } = await typed()
    app.unload()
    open.length = 0
    sessionStorage.clear()
    const { data } = await visitor.aco("GET", "/draft")
    const version = Number((data as { version: number }).version)
    const contact = { mobilePhone: "08033334444", noMobilePhone: false, version }
    expect(await visitor.aco("PATCH", "/draft/contact", contact)).toMatchObject({ status: 200 })
    const again = await openScreen(visitor, "phone_number")
    expect(await whileServed(again, () => isSettled(again, "phone_number"))).toBe(true)
    expect(phoneNumber(again)?.value).toBe("08033334444")
  })

  it("cannot be read any more a day after the last visit", async () => {
    const { app, visitor } = await typed()
    app.unload()
    open.length = 0
    sessionStorage.clear()
    await visitor.control("POST", "/clock", { now: "2025-01-20T10:00:00+09:00" })
    const again = await openScreen(visitor, "phone_number")
    expect(await whileServed(again, () => isSettled(again, "phone_number"))).toBe(true)
    expect(answersIn(again.container).join()).not.toContain("7654321")
    expect(encrypted()).toEqual([])
  })
})
