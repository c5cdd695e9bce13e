import { afterEach, describe, expect, it } from "vitest"
import type { CompiledScreen } from "../../../../renderer/model/compiled"
import { json } from "../../../support/fakeFetch"
import { openShipped } from "../../../support/app/openShipped"
import type { OpenApp } from "../../../support/app/openApp"
import { onView } from "../../../support/app/whileServed"

const open: OpenApp[] = []
afterEach(() => {
  for (const app of open.splice(0)) app.close()
})

const dialogs = () => [...document.querySelectorAll("dialog[open]:not([data-closing])")]
const press = (label: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find(({ textContent }) => textContent === label)?.click()

type Answer = (path: string) => unknown

/** The app at an address, over a server of account opening that answers as it is told. */
async function openAt(address: string, answer: Answer, more: Parameters<typeof openShipped>[2] = undefined) {
  const asked: string[] = []
  const fetch = (async (input: RequestInfo | URL) => {
    const path = String(input)
    if (path.startsWith("/aco/")) asked.push(path)
    return json(path.startsWith("/aco/") ? answer(path.slice(4)) : {})
  }) as typeof globalThis.fetch
  const app = await openShipped(address, { fetch, cookies: {} }, more)
  open.push(app)
  return { app, asked }
}

const sheet = (title: string, ...actions: readonly string[]) => ({
  halfsheet_error: {
    title,
    button_list: actions.map((action_type) => ({ label: "とじる", action_type, button_type: "primary" })),
  },
})

describe("a half-sheet on the entry of account opening", () => {
  it.each([
    ["only closes", ["CLOSE_HALFSHEET"]],
    ["has an action that nobody knows", ["SING_A_SONG"]],
    ["has no button", []],
  ])("that %s leaves a page from which one can go on", async (_what, actions) => {
    let isWell = false
    const { app, asked } = await openAt("/account/open", () =>
      isWell ? { data: { returnPoint: "EMAIL_INPUT" } } : sheet("少しお待ちください", ...actions),
    )
    expect(await app.until(() => dialogs().length === 1)).toBe(true)
    dialogs()[0]?.querySelector("button")?.click()
    expect(await app.until(() => dialogs().length === 0 && app.container.querySelector(".k-retry") !== null)).toBe(true)
    expect(onView(app)).toBe("account_open")
    isWell = true
    press("もう一度読み込む")
    expect(await app.until(() => onView(app) === "mail_auth")).toBe(true)
    expect(asked).toEqual(["/aco/progress", "/aco/progress"])
  })
})

describe("two reads that fail at once", () => {
  const twoReads = (screen: CompiledScreen): CompiledScreen => ({
    ...screen,
    data: { ...screen.data, two: { call: "aco/progress", loading: [], error: "outcome" } },
  })
  const openTwo = (answer: Answer) => {
    sessionStorage.setItem("kamishibai.screenName", "income_selection")
    return openAt("/account/open/income_selection", answer, { income_selection: twoReads })
  }

  it("draw one half-sheet where they say the same", async () => {
    const { app, asked } = await openTwo(() => sheet("混み合っています", "CLOSE_HALFSHEET"))
    expect(await app.until(() => dialogs().length > 0)).toBe(true)
    expect(asked.toSorted()).toEqual(["/aco/draft", "/aco/progress"])
    await app.clock.advance(1_000)
    expect(dialogs()).toHaveLength(1)
    press("とじる")
    await app.clock.advance(1_000)
    expect(dialogs()).toHaveLength(0)
    expect(app.container.querySelector(".k-retry")).not.toBeNull()
  })

  it("draw one half-sheet after the other where they do not", async () => {
    const { app } = await openTwo((path) => sheet(path.startsWith("/draft") ? "一つ目" : "二つ目", "CLOSE_HALFSHEET"))
    expect(await app.until(() => dialogs().length > 0)).toBe(true)
    await app.clock.advance(1_000)
    const [first] = dialogs().map((dialog) => dialog.querySelector("h2")?.textContent)
    expect(dialogs()).toHaveLength(1)
    press("とじる")
    expect(await app.until(() => dialogs().some((dialog) => dialog.querySelector("h2")?.textContent !== first))).toBe(
      true,
    )
    expect(dialogs()).toHaveLength(1)
  })
})
