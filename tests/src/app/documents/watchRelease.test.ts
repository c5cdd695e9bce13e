import { afterEach, describe, expect, it, vi } from "vitest"
import { askRelease } from "../../../../src/app/documents/askRelease"
import { watchRelease } from "../../../../src/app/documents/watchRelease"

const own = "rOwn000000000"
const other = "rOther0000000"
const manifest = `/releases/${other}/engine/${"h".repeat(32)}.json`

afterEach(() => sessionStorage.clear())

function watch(release: string | undefined, answer: () => object | Promise<never>) {
  let now = 0
  const asked: string[] = []
  const network = { isOnline: true }
  const isRecalled = watchRelease({
    release,
    elapsed: () => now,
    page: {
      sessionStorage,
      get navigator() {
        return { onLine: network.isOnline } as Navigator
      },
      fetch: async (input) => {
        asked.push(String(input))
        return new Response(JSON.stringify(await answer()))
      },
    },
  })
  /** A move after so many seconds, and what came of what it asked. */
  const move = async (seconds: number) => {
    now += seconds * 1_000
    const isToBeLoaded = isRecalled()
    await vi.dynamicImportSettled()
    await new Promise((settled) => setTimeout(settled))
    return isToBeLoaded
  }
  return { move, asked, network }
}

describe("watchRelease", () => {
  it("asks at most every half minute, and lets everybody stay whose release is the same", async () => {
    const { move, asked } = watch(own, () => ({ release: own }))
    expect([await move(29), await move(1), await move(29), await move(2)]).toEqual([false, false, false, false])
    expect(asked).toEqual(["/release.json", "/release.json"])
  })

  it("has the page loaded anew at the move after the answer, once for each release", async () => {
    const { move } = watch(own, () => ({ release: other, manifest }))
    expect([await move(30), await move(1), await move(1)]).toEqual([false, true, false])
    const again = watch(undefined, () => ({ release: other, manifest }))
    expect([await again.move(30), await again.move(1)]).toEqual([false, false])
  })

  it("brings a release to a page that came without it, and leaves one alone that shows what is live", async () => {
    const late = watch(undefined, () => ({ release: other, manifest }))
    expect([await late.move(30), await late.move(1)]).toEqual([false, true])
    const built = watch(undefined, () => ({ release: own }))
    expect([await built.move(30), await built.move(1)]).toEqual([false, false])
  })

  it.each([
    ["fails", () => Promise.reject(new Error("gone"))],
    ["is nothing of ours", () => ({ release: "../evil" })],
    ["says that there are no releases", () => ({})],
  ])("changes nothing where the answer %s", async (_how, answer) => {
    const { move } = watch(own, answer)
    expect([await move(30), await move(1)]).toEqual([false, false])
  })

  it("reads an answer to its end that says nothing of a release", async () => {
    const answer = new Response("not found", { status: 404 })
    await askRelease(own, { sessionStorage, navigator: window.navigator, fetch: () => Promise.resolve(answer) })
    expect(answer.bodyUsed).toBe(true)
  })

  it("asks nobody without a network", async () => {
    const { move, asked, network } = watch(own, () => ({ release: other, manifest }))
    network.isOnline = false
    await move(60)
    expect(asked).toEqual([])
    network.isOnline = true
    await move(1)
    expect(asked.length).toBe(1)
  })
})
