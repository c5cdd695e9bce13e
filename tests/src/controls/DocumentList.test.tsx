// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { DocumentList } from "../../../src/controls/document-list/DocumentList"
import { lastOf, renderControl } from "./renderControl"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const documents = [
  { documentId: "one", title: "約款" },
  { documentId: "two", title: "規程" },
  { documentId: "three", title: "方針" },
]
const bodies = ["one", "two", "three"].map((documentId) => ({
  documentId,
  articles: [{ heading: "第1条", text: `${documentId}の本文` }],
}))
const words = {
  opened: "確認済み",
  "open-document": "を開く（PDF）",
  "open-as-file": "PDFで開く",
  "next-document": "次の書類へ",
  "all-read": "すべての書類を確認しました",
}

function renderReader(texts: unknown = bodies) {
  const done: string[] = []
  const note = (name: string, item: unknown) => async () => {
    done.push(`${name} ${String((item as { readonly documentId: string }).documentId)}`)
    return { outcome: "ok" }
  }
  const optionsWith = ({ item }: Readonly<Record<string, unknown>>) => ({
    open: note("open", item),
    read: note("read", item),
  })
  const { changed } = renderControl(DocumentList, { options: { items: documents, texts }, optionsWith, texts: words })
  return { changed, done }
}

const part = (title: string) => screen.getByRole("article", { name: new RegExp(title) })

/** Lays the documents out: each ends so far down the page, whose height is 768. */
function layOut(...ends: readonly number[]) {
  const parts = screen.getAllByRole("article")
  for (const [index, element] of parts.entries()) {
    const bottom = ends[index] ?? 9_000
    element.getBoundingClientRect = () => ({ top: bottom - 500, bottom, height: 500 }) as DOMRect
  }
}

describe("DocumentList with the texts of its documents", () => {
  it("shows them one after the other, each with its place among all", () => {
    renderReader()
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "1/3 約款",
      "2/3 規程",
      "3/3 方針",
    ])
    expect(part("規程").textContent).toContain("twoの本文")
  })

  it("counts a document as opened when its end was seen, and no other", () => {
    const { changed, done } = renderReader()
    layOut(300, 760, 1_260)
    fireEvent.scroll(window)
    expect(lastOf(changed)).toEqual(["one", "two"])
    expect(done).toEqual(["read one", "read two"])
    layOut(-800, -200, 1_260)
    fireEvent.scroll(window)
    expect(done).toEqual(["read one", "read two"])
  })

  it("counts a document as opened when one goes on to the next, and leads there", async () => {
    const { changed } = renderReader()
    await userEvent.click(within(part("約款")).getByRole("button", { name: "次の書類へ" }))
    expect(lastOf(changed)).toEqual(["one"])
    expect(document.activeElement?.textContent).toBe("2/3 規程")
  })

  it("says so once all were read", () => {
    renderReader()
    expect(screen.getByRole("status").textContent).toBe("")
    layOut(100, 200, 300)
    fireEvent.scroll(window)
    expect(screen.getByRole("status").textContent).toBe("すべての書類を確認しました")
  })

  it("still opens each document by itself", async () => {
    const { changed, done } = renderReader()
    await userEvent.click(within(part("方針")).getByRole("button", { name: /PDFで開く/ }))
    expect(done).toEqual(["open three"])
    expect(lastOf(changed)).toEqual(["three"])
  })

  it("counts a document without text only when it was opened by itself", () => {
    const { changed } = renderReader(bodies.slice(0, 2))
    layOut(100, 200, 300)
    fireEvent.scroll(window)
    expect(lastOf(changed)).toEqual(["one", "two"])
    expect(within(part("方針")).queryByRole("button", { name: "次の書類へ" })).toBeNull()
  })

  it("has nothing to read before the texts are there", () => {
    renderReader([])
    expect(screen.queryByRole("article")).toBeNull()
  })
})

describe("DocumentList", () => {
  it("keeps what was opened while another document was on its way", async () => {
    const ends: (() => void)[] = []
    const optionsWith = () => ({ open: () => new Promise<void>((resolve) => ends.push(resolve)) })
    const { changed } = renderControl(DocumentList, { options: { items: documents }, optionsWith, texts: words })
    for (const title of ["約款", "規程"]) fireEvent.click(screen.getByRole("button", { name: new RegExp(title) }))
    for (const end of ends) await act(async () => end())
    expect(lastOf(changed)).toEqual(["one", "two"])
  })
})

describe("DocumentList with a line below its titles", () => {
  it("says it of each document", () => {
    const optionsWith = ({ item }: Readonly<Record<string, unknown>>) => ({
      open: async () => ({ outcome: "ok" }),
      sub: `${String((item as { readonly documentId: string }).documentId)}版`,
    })
    renderControl(DocumentList, { options: { items: documents }, optionsWith, texts: words })
    const rows = screen.getAllByRole("button").map(({ textContent }) => textContent)
    expect(rows).toEqual(["約款one版を開く（PDF）", "規程two版を開く（PDF）", "方針three版を開く（PDF）"])
  })
})
