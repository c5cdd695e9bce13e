import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Upload } from "../../../src/controls/upload/Upload"
import { lastOf, renderControl } from "./renderControl"

const texts = {
  "photo-choose": "アルバムから選ぶ",
  "photo-take": "カメラで撮影する",
  "photo-sending": "送信しています",
  "photo-sent": "追加しました",
  "photo-failed": "送信できませんでした",
  "photo-retry": "もう一度送る",
  "photo-remove": "削除する",
  "photo-too-large": "大きすぎます",
  "photo-wrong-kind": "対応していません",
  "photo-too-many": "{n}枚までです",
}

const png = (name = "a.png", size = 10) => new File([new Uint8Array(size)], name, { type: "image/png" })

type Send = () => Promise<{ readonly outcome: string; readonly value?: unknown }>

/** Draws the control; `send` stands for the actions of the document and is told the file. */
function draw(send: Send, props: { readonly value?: readonly string[]; readonly rawErrors?: string[] } = {}) {
  const given = vi.fn<(item: unknown) => void>()
  const options = { accept: ["image/jpeg", "image/png"], maxBytes: 1_000 }
  const optionsWith = ({ item }: Readonly<Record<string, unknown>>) => ({
    send: () => {
      given(item)
      return send()
    },
  })
  const shown = renderControl(Upload, {
    label: "画像",
    value: [],
    ...props,
    options,
    optionsWith,
    texts,
    schema: { maxItems: 3 },
  })
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText("アルバムから選ぶ"), { target: { files } })
  return { ...shown, given, choose }
}

const tiles = () => screen.queryAllByRole("listitem")

beforeEach(() => vi.stubGlobal("createImageBitmap", async () => ({ width: 100, height: 50 })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("upload", () => {
  it("sends what is chosen under a name of its own, and answers with the server's id", async () => {
    const { choose, changed, given } = draw(async () => ({ outcome: "ok", value: "up_1" }))
    choose(png("花子の通知書.png"))
    await waitFor(() => expect(lastOf(changed)).toEqual(["up_1"]))
    expect(given.mock.calls[0]?.[0]).toMatchObject({ fileName: "picture-1.png", contentType: "image/png", size: 10 })
    expect(screen.getByRole("img", { name: "画像1" })).toBeTruthy()
    expect(screen.getByRole("status").textContent).toBe("画像1 追加しました")
  })

  it("keeps several in their order, one sent after the other", async () => {
    let count = 0
    const { choose, changed } = draw(async () => ({ outcome: "ok", value: `up_${(count += 1)}` }))
    choose(png("a.png"), png("b.png"))
    await waitFor(() => expect(lastOf(changed)).toEqual(["up_1", "up_2"]))
    expect(tiles()).toHaveLength(2)
  })

  it("loses nothing when sending fails: the picture stays and can be sent again", async () => {
    let works = false
    const { choose, changed } = draw(async () => (works ? { outcome: "ok", value: "up_1" } : { outcome: "offline" }))
    choose(png())
    const again = await screen.findByRole("button", { name: "画像1 もう一度送る" })
    expect(changed).not.toHaveBeenCalled()
    works = true
    fireEvent.click(again)
    await waitFor(() => expect(lastOf(changed)).toEqual(["up_1"]))
    expect(screen.queryByRole("button", { name: "画像1 もう一度送る" })).toBeNull()
  })

  it("shows how much has left", async () => {
    let finish: (end: { outcome: string; value: string }) => void = () => undefined
    const { choose, given, changed } = draw(() => new Promise((resolve) => (finish = resolve)))
    choose(png())
    const bar = await screen.findByRole("progressbar", { name: "画像1" })
    expect(bar.getAttribute("aria-valuenow")).toBe("0")
    const item = given.mock.calls[0]?.[0] as { readonly file: { onProgress(share: number): void } }
    item.file.onProgress(0.4)
    await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("40"))
    finish({ outcome: "ok", value: "up_1" })
    await waitFor(() => expect(lastOf(changed)).toEqual(["up_1"]))
  })

  it("removes a picture, also one that was sent before, and goes on at the picker", () => {
    const { changed } = draw(async () => ({ outcome: "ok" }), { value: ["up_1", "up_2"] })
    const [first] = tiles()
    if (!first) throw new Error("no picture")
    fireEvent.click(within(first).getByRole("button", { name: "画像1 削除する" }))
    expect(lastOf(changed)).toEqual(["up_2"])
    expect(document.activeElement).toBe(screen.getByLabelText("アルバムから選ぶ"))
  })

  it("says of no picture that it was added where the server refused them", () => {
    draw(async () => ({ outcome: "ok" }), { value: ["up_1"] })
    expect(tiles()[0]?.textContent).toContain("追加しました")
    cleanup()
    draw(async () => ({ outcome: "ok" }), { value: ["up_1"], rawErrors: ["有効時間が過ぎました"] })
    expect(tiles()[0]?.textContent).not.toContain("追加しました")
    expect(screen.getByRole("status").textContent).toBe("")
    expect(screen.getByRole("button", { name: "画像1 削除する" })).toBeTruthy()
  })

  it("takes no more than the greatest number, and says so", async () => {
    const { choose, changed } = draw(async () => ({ outcome: "ok", value: "up_3" }), { value: ["up_1", "up_2"] })
    choose(png("a.png"), png("b.png"))
    await waitFor(() => expect(lastOf(changed)).toEqual(["up_1", "up_2", "up_3"]))
    expect(screen.getByRole("alert").textContent).toBe("3枚までです")
    expect(screen.getByLabelText<HTMLInputElement>("アルバムから選ぶ").disabled).toBe(true)
  })

  it.each([
    ["too large", png("a.png", 2_000), "大きすぎます"],
    ["no picture", new File(["x"], "a.pdf", { type: "application/pdf" }), "対応していません"],
  ])("says why a file that is %s is not taken, and sends nothing", async (_why, file, text) => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("unreadable")))
    const { choose, given } = draw(async () => ({ outcome: "ok", value: "up_1" }))
    choose(file)
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(text))
    expect(given).not.toHaveBeenCalled()
    expect(tiles()).toHaveLength(0)
  })
})
