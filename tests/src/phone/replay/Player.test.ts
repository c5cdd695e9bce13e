import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { FramePage } from "../../../../src/phone/device/watchFrame"
import { Player } from "../../../../src/phone/replay/Player"
import { sayHindrance } from "../../../../src/phone/replay/say"
import type { DoneStep, Step } from "../../../../src/phone/replay/steps"

const titles: Readonly<Record<string, string>> = { one: "出金", two: "確認" }
const titleOf = (screen: string) => titles[screen] ?? screen

const screen = (id: string, content: string) => `<div data-screen="${id}" data-settled="true">${content}</div>`
const question =
  '<div class="k-field" id="f-amount-frame"><label for="f-amount">出金額</label><input id="f-amount"></div>'
const onward = "<button>進む</button>"

const on = (id: string, ...steps: readonly Step[]): readonly DoneStep[] => steps.map((step) => ({ screen: id, step }))

const answering = on("one", ["i", "#f-amount", 0, "出金額", "100"], ["t", "", 0, "進む"])

/** A player on this very page; time passes while it waits. */
function aPlayer(steps: readonly DoneStep[], html: string, frontFrom = 0, failing?: Step[0] | "begin") {
  document.body.innerHTML = html
  let now = 0
  const done: DoneStep[] = []
  const performed: Step[] = []
  const wait = vi.fn((_now: number): unknown => undefined)
  const player = new Player(steps, {
    device: { page: () => window as unknown as FramePage, native: () => undefined, running: () => 0 },
    async perform(step) {
      if (step[0] === failing) throw new Error("the sandbox answered 400")
      performed.push(step)
    },
    done: (step) => void done.push(step),
    async begin() {
      if (failing === "begin") throw new Error("the sandbox answered 400")
    },
    async wait(ms) {
      now += ms
      wait(now)
    },
    now: () => now,
    isInFront: () => now >= frontFrom,
  })
  const why = () => {
    const step = steps[player.next]
    return player.hindrance && step ? sayHindrance(player.hindrance, player.next + 1, step, titleOf) : ""
  }
  return { player, done, performed, wait, why }
}

describe("a replay", () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList)
    vi.spyOn(document, "readyState", "get").mockReturnValue("complete")
  })
  afterEach(() => {
    vi.restoreAllMocks()
    document.body.innerHTML = ""
  })

  it("does all steps, and says so", async () => {
    const { player, done, performed } = aPlayer([...answering, ...on("one", ["b"])], screen("one", question + onward))
    const pressed = vi.fn()
    document.querySelector("button")?.addEventListener("click", pressed)
    await player.start()
    expect(player.phase).toBe("done")
    expect(document.querySelector("input")?.value).toBe("100")
    expect(pressed).toHaveBeenCalledOnce()
    expect(performed).toEqual([["b"]])
    expect(done.map(({ step }) => step[0])).toEqual(["i", "t", "b"])
  })

  it.each([
    [
      "a question that is gone",
      screen("one", onward),
      "手順1「「出金額」に●●●を入れる」のところで止まりました。その質問が、いまの文書にありません。",
    ],
    [
      "another screen",
      screen("two", question),
      "手順1「「出金額」に●●●を入れる」のところで止まりました。「出金」の画面のはずが、「確認」の画面になっています。",
    ],
    [
      "a part that is gone",
      screen("one", question),
      "手順2「「進む」を押す」のところで止まりました。その部品が、いまの画面にありません。",
    ],
    [
      "a button that cannot be pressed",
      screen("one", `${question}<button disabled>進む</button>`),
      "手順2「「進む」を押す」のところで止まりました。いまは押せないようになっています。",
    ],
    [
      "a half-sheet in front",
      screen("one", `${question}${onward}<dialog open>お知らせ</dialog>`),
      "手順1「「出金額」に●●●を入れる」のところで止まりました。手前のお知らせが閉じていません。",
    ],
  ])("stops at %s, in one sentence", async (_what, html, sentence) => {
    const { player, why } = aPlayer(answering, html)
    await player.start()
    expect([player.phase, why()]).toEqual(["stuck", sentence])
  })

  it("leaves out what is about a question that is gone, and says which steps those were", async () => {
    const steps = on(
      "one",
      ["f", "#f-amount", 0, "出金額"],
      ["i", "#f-amount", 0, "出金額", "100"],
      ["b"],
      ["t", "", 0, "進む"],
    )
    const { player, done } = aPlayer(steps, screen("one", onward))
    await player.start()
    expect([player.phase, player.stuckSteps]).toEqual(["stuck", 2])
    await player.skip()
    expect(player.phase).toBe("done")
    expect([...player.skipped]).toEqual([
      [0, { kind: "no-question" }],
      [1, { kind: "no-question" }],
    ])
    // What is recorded anew can be played without them.
    expect(done.map(({ step }) => step[0])).toEqual(["b", "t"])
    await player.start()
    expect(player.skipped.size).toBe(0)
  })

  it("leaves out all steps of a screen that is gone, and no more than one that cannot be pressed", async () => {
    const gone = [...on("two", ["t", "", 0, "進む"], ["s", 100], ["h"]), ...on("one", ["t", "", 0, "進む"])]
    const { player } = aPlayer(gone, screen("one", `<button disabled>進む</button><button>戻る</button>`))
    await player.start()
    expect(player.stuckSteps).toBe(3)
    await player.skip()
    expect([player.phase, player.next, player.stuckSteps]).toEqual(["stuck", 3, 1])
    await player.skip()
    expect([player.phase, [...player.skipped.keys()]]).toEqual(["done", [0, 1, 2, 3]])
  })

  it("leaves nothing out where there is no world to go on in", async () => {
    const { player } = aPlayer(answering, screen("one", question + onward), 0, "begin")
    await player.start()
    await player.skip()
    expect([player.phase, player.stuckSteps, player.next]).toEqual(["stuck", 0, 0])
  })

  it("tells of a world that is not there, and does nothing in another one", async () => {
    const { player, why, done } = aPlayer(answering, screen("one", question + onward), 0, "begin")
    await player.start()
    expect([player.phase, why(), done]).toEqual([
      "stuck",
      "手順1「「出金額」に●●●を入れる」のところで止まりました。はじめの世界を用意できません。",
      [],
    ])
  })

  it("tells of what the sandbox does not do, as such", async () => {
    const steps = on("", ["x", "clock", { now: "いつか" }])
    const { player, why } = aPlayer(steps, screen("one", question), 0, "x")
    await player.start()
    expect([player.phase, why()]).toEqual([
      "stuck",
      "手順1「時計を いつか にする」のところで止まりました。いまのシミュレーターでは、できません。",
    ])
  })

  it.each([
    ["an answer to a button", ["i", "", 0, "進む", "100"]],
    ["a file to a button", ["u", "", 0, "進む", ["image/png"]]],
    ["a file to a text", ["u", "#f-amount", 0, "出金額", ["image/png"]]],
  ] satisfies readonly (readonly [string, Step])[])(
    "gives nothing that it does not take to a control that is another one by now: %s",
    async (_what, step) => {
      const { player, why, done } = aPlayer(on("one", step), screen("one", question + onward))
      await player.start()
      expect([player.phase, done]).toEqual(["stuck", []])
      expect(why()).toMatch(/のところで止まりました。その部品が、いまは別の種類の部品になっています。$/)
    },
  )

  it("tells what is called otherwise by now, and goes on", async () => {
    const { player } = aPlayer(answering, screen("one", `${question}<button>次へ</button>`))
    await player.start()
    expect([player.phase, [...player.renamed]]).toEqual(["done", [[1, "次へ"]]])
  })

  it("asks for a password, and goes on once it is there", async () => {
    const steps = on("one", ["i", "#f-amount", 0, "出金額", null], ["t", "", 0, "進む"])
    const { player } = aPlayer(steps, screen("one", question + onward))
    await player.start()
    expect([player.phase, player.isAsking, player.next]).toEqual(["paused", true, 1])
    await player.goOn()
    expect([player.phase, player.isAsking]).toEqual(["done", false])
  })

  const counting = () => {
    const { player, wait, why } = aPlayer(
      on("one", ["t", "", 0, "再送する"]),
      screen("one", '<button aria-disabled="true">再送する</button>'),
    )
    const pressed = vi.fn()
    document.querySelector("button")?.addEventListener("click", pressed)
    return { player, wait, why, pressed }
  }

  it("waits for what counts down before it can be pressed again", async () => {
    const { player, wait, pressed } = counting()
    wait.mockImplementation((now) => now > 60_000 && document.querySelector("button")?.removeAttribute("aria-disabled"))
    await player.start()
    expect(player.phase).toBe("done")
    expect(pressed).toHaveBeenCalledOnce()
  })

  it("does not wait for ever", async () => {
    const { player, why, pressed } = counting()
    await player.start()
    expect([player.phase, why()]).toEqual([
      "stuck",
      "手順1「「再送する」を押す」のところで止まりました。待っても、押せるようになりません。",
    ])
    expect(pressed).not.toHaveBeenCalled()
  })

  it("presses what was pressed though it said that it could not be", async () => {
    const { player } = aPlayer(
      on("one", ["t", "", 0, "再送する", 1]),
      screen("one", '<button aria-disabled="true">再送する</button>'),
    )
    await player.start()
    expect(player.phase).toBe("done")
  })

  it("waits behind other pages, which hear of no focus, and says so", async () => {
    const { player } = aPlayer(answering, screen("one", question + onward), 5_000)
    const behind: boolean[] = []
    player.subscribe(() => void behind.push(player.isBehind))
    await player.start()
    expect([player.phase, behind.includes(true), player.isBehind]).toEqual(["done", true, false])
  })

  it("goes step by step, and ends where a person wants it to", async () => {
    const { player } = aPlayer(answering, screen("one", question + onward))
    await player.doOne()
    expect([player.phase, player.next]).toEqual(["paused", 1])
    player.stop()
    expect(player.phase).toBe("stopped")
    await player.goOn()
    expect(player.phase).toBe("done")
  })
})
