import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { ClosuresView } from "../../../src/desk/closures/ClosuresView"
import { groupByTime, type PlannedClosure } from "../../../src/desk/closures/plannedClosures"
import { openDesk, type OpenDesk } from "../../support/openDesk"

let desk: OpenDesk
let before: string
const text = () => readFileSync(join(desk.copy.root, "closures.json"), "utf8")
const written = () => (JSON.parse(text()) as { readonly closures: readonly unknown[] }).closures

beforeAll(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  happyDOM.settings["handleDisabledFileLoadingAsSuccess"] = true
  desk = await openDesk()
  before = text()
})
afterAll(() => desk.close())
afterEach(async () => {
  cleanup()
  await act(async () => {
    desk.store.select(undefined)
    while (desk.store.history.canUndo) await desk.store.history.undo()
  })
  expect(text()).toBe(before)
})

async function open(): Promise<void> {
  await act(async () => desk.store.show("closures"))
  render(<ClosuresView store={desk.store} />)
  await screen.findByText(/お休みの予定はありません/)
}

/** A day and a time are set in one go, as the browser's own field does. */
async function setTime(label: string, value: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

async function addNight(): Promise<void> {
  await userEvent.click(screen.getByLabelText("出金"))
  await setTime("始まり（日本時間）", "2026-12-05T01:00")
  await setTime("終わり", "2026-12-05T06:00")
  await userEvent.type(screen.getByLabelText(/お客さまへの案内の文/), "点検のためお休みします。")
  await userEvent.click(screen.getByText("お休みを加える"))
  await waitFor(() => expect(written()).toHaveLength(1))
}

const night = {
  areas: ["withdrawal"],
  from: "2026-12-05T01:00",
  until: "2026-12-05T06:00",
  text: "点検のためお休みします。",
}

it("a closure is made of a part of the app, two times and a sentence, and its screen stands beside it", async () => {
  await open()
  await addNight()
  expect(written()).toEqual([night])
  const list = screen.getByLabelText("お休みの一覧")
  await within(list).findByText("12月5日 1:00〜6:00")
  const picture = await screen.findByTitle<HTMLIFrameElement>("出金がお休みの間の見え方")
  const address = new URL(picture.src, "http://desk.test")
  expect(address.pathname).toBe("/__states/maintenance/closure_over")
  expect(address.searchParams.get("now")).toBe("2026-12-05T01:00:00+09:00")
  expect(address.searchParams.get("query")).toBe("closed:withdrawal")
  await waitFor(() =>
    expect(desk.store.changes.map(({ says }) => says)).toEqual([
      "出金を12月5日 1:00から6:00までお休みにする（案内の文：「点検のためお休みします。」）",
    ]),
  )
})

it("what is half said of one is there again when somebody has looked at another view meanwhile", async () => {
  await open()
  await userEvent.click(screen.getByLabelText("出金"))
  await userEvent.type(screen.getByLabelText(/お客さまへの案内の文/), "点検のため")
  cleanup()
  await open()
  expect(screen.getByLabelText("出金")).toHaveProperty("checked", true)
  expect(screen.getByLabelText(/お客さまへの案内の文/)).toHaveProperty("value", "点検のため")
  await userEvent.clear(screen.getByLabelText(/お客さまへの案内の文/))
  await userEvent.click(screen.getByLabelText("出金"))
  await addNight()
  cleanup()
  act(() => desk.store.select(undefined))
  render(<ClosuresView store={desk.store} />)
  expect(await screen.findByLabelText("出金")).toHaveProperty("checked", false)
})

it("what is missing is said when it is added, and nothing is written", async () => {
  await open()
  await userEvent.click(screen.getByText("お休みを加える"))
  const said = within(screen.getByRole("form", { name: "新しいお休み" })).getByRole("status")
  expect(said.textContent).toBe("お休みにする範囲を選んでください。")
  await userEvent.click(screen.getByLabelText("入金"))
  expect(said.textContent).toBe("始まりと終わりの日時を入れてください。")
  await setTime("始まり（日本時間）", "2026-12-05T06:00")
  await setTime("終わり", "2026-12-05T01:00")
  expect(said.textContent).toBe("終わりは、始まりより後の日時にしてください。")
  expect(text()).toBe(before)
  await userEvent.click(screen.getByLabelText("入金"))
})

it("what is changed of one is written at once, its sentence is taken out where it is empty, and it can be given up", async () => {
  await open()
  await addNight()
  await screen.findByText("このお休みをやめる")
  await userEvent.click(screen.getByLabelText("入金"))
  await waitFor(() => expect(written()).toEqual([{ ...night, areas: ["withdrawal", "deposit"] }]))
  await userEvent.clear(screen.getByLabelText(/お客さまへの案内の文/))
  const { text: _, ...silent } = night
  await waitFor(() => expect(written()).toEqual([{ ...silent, areas: ["withdrawal", "deposit"] }]))
  await userEvent.click(screen.getByText("このお休みをやめる"))
  await waitFor(() => expect(written()).toEqual([]))
  await screen.findByRole("form", { name: "新しいお休み" })
})

it("what is wrong with one is said beside it, and is opened here from 問題", async () => {
  await open()
  await addNight()
  await act(() => desk.store.set({ file: "closures.json", pointer: "/closures/0/until" }, "2026-12-04T06:00"))
  await screen.findByText("お休みの終わりが始まりより前のため、お休みになりません。")
  await act(async () => {
    desk.store.show("problems")
    desk.store.goTo({ file: "closures.json", pointer: "/closures/0/until" })
  })
  expect(desk.store.view).toBe("closures")
  await userEvent.click(await screen.findByText("直す"))
  await waitFor(() => expect(written()).toEqual([{ ...night, from: "2026-12-04T06:00", until: "2026-12-05T01:00" }]))
})

it("whoever looks for a part of the app finds a new closure of it", async () => {
  await act(async () => desk.store.goTo({ file: "closures.json", pointer: "/areas/nisa" }))
  render(<ClosuresView store={desk.store} />)
  expect((await screen.findByLabelText<HTMLInputElement>("NISA")).checked).toBe(true)
})

it("closures stand by when they are, the nearest first", () => {
  const closure = (day: number, until = day): PlannedClosure => ({
    areas: [],
    text: "",
    from: `2026-12-0${day}T01:00`,
    until: `2026-12-0${until}T06:00`,
    place: { file: "closures.json", pointer: `/closures/${day}` },
  })
  const [one, two, three, four, five] = [closure(1), closure(2), closure(3, 4), closure(5), closure(6)]
  const groups = groupByTime(
    [five, one, three, four, two].flatMap((each) => each ?? []),
    "2026-12-03T12:00",
  )
  expect(groups).toEqual({ now: [three], later: [four, five], over: [two, one] })
})
