import { act, cleanup, render } from "@testing-library/react"
import { observable, runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ScreenState } from "../../../../renderer"
import { useScrollRestoration } from "../../../../src/app/page/useScrollRestoration"

/** Where the page was scrolled to, with what it showed then. */
let scrolls: { readonly top: number; readonly text: string | null }[] = []
const { scrollTo } = window
const scrollY = Object.getOwnPropertyDescriptor(window, "scrollY")

beforeEach(() => {
  scrolls = []
  Object.assign(window, {
    scrollTo: (_left: number, top: number) => scrolls.push({ top, text: document.body.textContent }),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Object.assign(window, { scrollTo })
  if (scrollY === undefined) Reflect.deleteProperty(window, "scrollY")
  else Object.defineProperty(window, "scrollY", scrollY)
})

interface PageProps {
  readonly visit: string
  readonly state: { readonly isIdle: boolean }
  readonly isReturn: boolean
}

const Page = observer(function Page({ visit, state, isReturn }: PageProps) {
  useScrollRestoration(visit, state as ScreenState, isReturn)
  return <p>{state.isIdle ? "rows" : "loading"}</p>
})

const aFrame = () => act(() => new Promise<void>((drawn) => void requestAnimationFrame(() => drawn())))

function leaveAt(top: number, visit: string): void {
  const { unmount } = render(<Page visit={visit} state={{ isIdle: true }} isReturn={false} />)
  Object.defineProperty(window, "scrollY", { value: top, configurable: true })
  unmount()
  scrolls = []
}

describe("useScrollRestoration", () => {
  it("starts a new screen at the top", () => {
    render(<Page visit="new" state={{ isIdle: true }} isReturn={false} />)
    expect(scrolls.map(({ top }) => top)).toEqual([0])
  })

  it("comes back to where the page was left, when its rows are there again", async () => {
    leaveAt(1_200, "list")
    const state = observable({ isIdle: false })
    render(<Page visit="list" state={state} isReturn />)
    await aFrame()
    expect(scrolls).toEqual([])
    runInAction(() => {
      state.isIdle = true
    })
    await aFrame()
    expect(scrolls).toEqual([{ top: 1_200, text: "rows" }])
  })

  it("leads a list that comes in pages down as it grows, until it is there or somebody touches the page", async () => {
    let grow = (): void => undefined
    const watched = new Set<object>()
    class FakeResizeObserver {
      constructor(callback: () => void) {
        grow = () => (watched.has(this) ? callback() : undefined)
      }
      observe() {
        watched.add(this)
      }
      disconnect() {
        watched.delete(this)
      }
    }
    vi.stubGlobal("ResizeObserver", FakeResizeObserver)
    const standAt = (top: number) => Object.defineProperty(window, "scrollY", { value: top, configurable: true })
    const comeBack = async () => {
      leaveAt(1_200, "pages")
      standAt(600)
      render(<Page visit="pages" state={{ isIdle: true }} isReturn />)
      await aFrame()
      expect(scrolls).toHaveLength(1)
    }
    await comeBack()
    standAt(1_199.5)
    grow()
    grow()
    expect(scrolls.map(({ top }) => top)).toEqual([1_200, 1_200])
    cleanup()
    await comeBack()
    window.dispatchEvent(new Event("pointerdown"))
    grow()
    expect(scrolls).toHaveLength(1)
  })

  it("forgets where a page was left after fifty others", async () => {
    leaveAt(1_200, "long ago")
    for (let visit = 0; visit < 50; visit += 1) leaveAt(10, `visit ${visit}`)
    render(<Page visit="long ago" state={{ isIdle: true }} isReturn />)
    await aFrame()
    expect(scrolls.map(({ top }) => top)).toEqual([0])
  })

  it("scrolls no page that was left meanwhile", async () => {
    leaveAt(1_200, "gone")
    const { unmount } = render(<Page visit="gone" state={{ isIdle: true }} isReturn />)
    unmount()
    await aFrame()
    expect(scrolls).toEqual([])
  })
})
