import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ServerSheet } from "../../../../renderer"
import { Loader } from "../../../../src/app/Loader"
import { OverlayStore } from "../../../../src/app/overlays/OverlayStore"
import { Overlays } from "../../../../src/app/overlays/Overlays"
import { deviceClock } from "../../../../src/domain/clock"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open() {
  const store = new OverlayStore(deviceClock)
  render(<Overlays store={store} />)
  return store
}

const show = async (store: OverlayStore, ...[content, standing]: Parameters<OverlayStore["show"]>) => {
  const answers: string[] = []
  await act(async () => void store.show(content, standing).then(({ answer }) => answers.push(answer)))
  return answers
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const popup = { kind: "popup", popup: { text: "Really?", confirm: "Yes", cancel: "No" } } as const
const serverSheet = (sheet: Partial<ServerSheet>) =>
  ({ kind: "server-sheet", sheet: { title: "Sorry", buttons: [], ...sheet } }) as const

const button = (label: string, style: string) => ({ label, style, action: "CLOSE_WEBVIEW" })

describe("popup", () => {
  it("is a dialog with its words as the name, and answers 400 ms after hiding", async () => {
    const store = open()
    const answers = await show(store, popup)
    expect(screen.getByRole("dialog", { name: "Really?" })).toBeTruthy()
    fireEvent.click(screen.getByText("Yes"))
    await pass(399)
    expect(answers).toEqual([])
    await pass(1)
    expect(answers).toEqual(["ok"])
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("takes a second tap for none", async () => {
    const store = open()
    const answers = await show(store, popup)
    fireEvent.click(screen.getByText("No"))
    fireEvent.click(screen.getByText("Yes"))
    await pass(1_000)
    expect(answers).toEqual(["cancel"])
  })

  it("is refused as a third one above two others", async () => {
    const store = open()
    for (const key of ["first", "second"]) await show(store, popup, { isInside: true, key })
    expect(screen.getAllByRole("dialog")).toHaveLength(2)
    expect(await show(store, popup, { isInside: true, key: "third" })).toEqual(["refused"])
  })
})

describe("several at once", () => {
  const failed = (title: string) =>
    serverSheet({ title, buttons: [{ ...button("Close", "primary"), action: "JPKI_BACK_TO_START" }] })

  it("come one after the other", async () => {
    const store = open()
    const first = await show(store, failed("One"))
    const second = await show(store, failed("Two"))
    expect(screen.getAllByRole("dialog")).toHaveLength(1)
    fireEvent.click(screen.getByText("Close"))
    await pass(400)
    expect(screen.getByRole("dialog", { name: "Two" })).toBeTruthy()
    expect([first, second]).toEqual([["JPKI_BACK_TO_START"], []])
    fireEvent.click(screen.getByText("Close"))
    await pass(400)
    expect(second).toEqual(["JPKI_BACK_TO_START"])
  })

  it("are one where they say the same, and what its button does is done once", async () => {
    const store = open()
    const first = await show(store, failed("One"))
    const second = await show(store, failed("One"))
    fireEvent.click(screen.getByText("Close"))
    await pass(1_000)
    expect([first, second]).toEqual([["JPKI_BACK_TO_START"], ["joined"]])
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("are two where the same is said again after the first was read", async () => {
    const store = open()
    await show(store, failed("One"))
    fireEvent.click(screen.getByText("Close"))
    await show(store, failed("One"))
    await pass(1_000)
    expect(screen.getByRole("dialog", { name: "One" })).toBeTruthy()
  })

  it("go with the screen, also those that nobody has seen", async () => {
    const store = open()
    const first = await show(store, failed("One"))
    const second = await show(store, failed("Two"))
    await act(async () => store.clear())
    await pass(1_000)
    expect([first, second]).toEqual([["left"], ["left"]])
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

describe("server sheet", () => {
  it("closes with the action of its button", async () => {
    const store = open()
    const answers = await show(
      store,
      serverSheet({ buttons: [{ ...button("Close", "primary"), action: "CLOSE_HALFSHEET" }] }),
    )
    expect(screen.getByRole("dialog", { name: "Sorry" })).toBeTruthy()
    fireEvent.click(screen.getByText("Close"))
    await pass(400)
    expect(answers).toEqual(["CLOSE_HALFSHEET"])
  })

  it("hides hidden buttons and ignores disabled ones", async () => {
    const store = open()
    const answers = await show(
      store,
      serverSheet({ buttons: [button("On", "danger"), button("Gone", "hidden"), button("Off", "disabled")] }),
    )
    expect(screen.getByText("On").closest("button")?.dataset["style"]).toBe("danger")
    expect(screen.queryByText("Gone")).toBeNull()
    fireEvent.click(screen.getByText("Off"))
    await pass(400)
    expect(answers).toEqual([])
    fireEvent.click(screen.getByText("On"))
    await pass(400)
    expect(answers).toEqual(["CLOSE_WEBVIEW"])
  })

  it("shows what a server sent as text, never as markup", async () => {
    const store = open()
    await show(store, serverSheet({ subtitle: "<img src=x onerror=alert(1)>" }))
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy()
    expect(document.querySelector("img")).toBeNull()
  })

  it("F53, F54: shows the lines of a refusal as text, too", async () => {
    const text = "一行目\n<img src=x onerror=alert(1)>\n[案内](javascript:alert(1))"
    await show(open(), { kind: "popup", popup: { text, confirm: "はい" } })
    expect(screen.getByRole("dialog").textContent).toContain("<img src=x onerror=alert(1)>")
    expect(screen.getByRole("dialog").querySelector("img, a")).toBeNull()
  })
})

describe("closeSheet", () => {
  it("closes the half-sheet on top, and what had opened it goes on", async () => {
    const store = open()
    const below = await show(store, serverSheet({ title: "Below" }))
    const above = await show(store, serverSheet({ title: "Above" }), { isInside: true })
    act(() => store.closeSheet())
    await pass(200)
    expect([below, above]).toEqual([[], ["closed"]])
    expect(screen.getByRole("dialog", { name: "Below" })).toBeTruthy()
  })

  it("closes no popup, and nothing where nothing is open", async () => {
    const store = open()
    act(() => store.closeSheet())
    const answers = await show(store, popup)
    act(() => store.closeSheet())
    await pass(1_000)
    expect(answers).toEqual([])
  })
})

describe("toast", () => {
  it("says one line for three seconds", async () => {
    const store = open()
    act(() => store.showToast("Copied"))
    expect(screen.getByRole("status").textContent).toBe("Copied")
    await pass(2_999)
    expect(screen.getByRole("status").textContent).toBe("Copied")
    await pass(1)
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it.each([
    ["保存できませんでした", undefined, 3_000],
    ["通信状況を確認して、しばらくしてからもう一度お試しください", undefined, 5_280],
    ["あ".repeat(500), undefined, 10_000],
    ["お気に入りから外しました", { label: "元に戻す", press: () => undefined }, 8_240],
  ])("stays as long as it takes to read: %s", async (text, button, ms) => {
    const store = open()
    act(() => store.showToast(text, button))
    await pass(ms - 1)
    expect(screen.getByRole("status").textContent).toContain(text)
    await pass(1)
    expect(screen.getByRole("status").textContent).toBe("")
  })

  it.each([
    ["the server's own", { kind: "server-sheet", sheet: { title: "Failed", buttons: [] } }],
    ["one of the documents", { kind: "sheet", render: () => null }],
  ] as const)("offers to take nothing back beside a half-sheet that tells of a failure: %s", (_whose, sheet) => {
    const store = open()
    const undo = { label: "Undo", press: () => undefined }
    act(() => store.showToast("Removed", undo))
    expect(screen.getByRole("status").textContent).toContain("Removed")
    act(() => void store.show(sheet))
    expect(screen.getByRole("status", { hidden: true }).textContent).toBe("")
    // Without a network a write fails before anything is said to be done.
    act(() => store.showToast("Removed", undo))
    expect(screen.getByRole("status", { hidden: true }).textContent).toBe("")
  })
})

it("keeps together what the words of a toast are read by", () => {
  const store = open()
  act(() => store.showToast("お気に入りは200件までです"))
  expect(screen.getByRole("status").querySelector(".k-whole")?.textContent).toBe("200件まで")
})

describe("Loader", () => {
  const texts = { loading: "Loading", slow: "Takes long", retry: "Again", close: "Close" }
  const draw = (calls: Readonly<Record<"isShown" | "isRunning" | "isSlow", boolean>>, pressed: string[] = []) => (
    <Loader calls={calls} texts={texts} onReload={() => pressed.push("reload")} onClose={() => pressed.push("close")} />
  )

  it("says that it takes long, and lets the controls of the header be pressed", () => {
    const { rerender } = render(draw({ isShown: true, isRunning: true, isSlow: false }))
    expect(screen.getByRole("status").textContent).toBe("Loading")
    rerender(draw({ isShown: true, isRunning: true, isSlow: true }))
    expect(screen.getByRole("status").textContent).toMatch(/^Takes long/)
    expect(screen.getByRole("status").style.pointerEvents).toBe("none")
    expect(screen.getByRole("status").dataset["veil"]).toBe("")
    rerender(draw({ isShown: true, isRunning: false, isSlow: false }))
    expect(screen.getByRole("status").textContent).toBe("Loading")
    expect(screen.getByRole("status").style.pointerEvents).toBe("none")
    expect(screen.getByRole("status").dataset["veil"]).toBeUndefined()
    rerender(draw({ isShown: false, isRunning: false, isSlow: false }))
    expect(screen.getByRole("status").childElementCount).toBe(0)
  })

  it("has ways out of a wait that takes long, and none before", () => {
    const pressed: string[] = []
    const { rerender } = render(draw({ isShown: true, isRunning: true, isSlow: false }, pressed))
    expect(screen.queryByRole("button")).toBeNull()
    rerender(draw({ isShown: true, isRunning: true, isSlow: true }, pressed))
    fireEvent.click(screen.getByRole("button", { name: "Again" }))
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(pressed).toEqual(["reload", "close"])
  })
})
