import { describe, expect, it } from "vitest"
import { keepInTab } from "../../../../src/phone/replay/keepInTab"
import { Recorder } from "../../../../src/phone/replay/Recorder"
import { writeReport, type Reported } from "../../../../src/phone/replay/report"
import { partsOfWay, sayHindrance, sayStep } from "../../../../src/phone/replay/say"
import type { DoneStep, Step } from "../../../../src/phone/replay/steps"
import { withLetters } from "../../../../src/phone/replay/withLetters"

const steps: readonly DoneStep[] = [
  { screen: "name", step: ["i", "#name-lastName", 0, "姓", "徳川"] },
  { screen: "name", step: ["t", "/footer/0", 0, "次へ"] },
  { screen: "amount", step: ["i", "#amount-amount", 0, "出金額", "5000"], shown: "5000" },
]

const aReport = (change: Partial<Reported> = {}): string =>
  writeReport({
    happened: "二重に出る",
    expected: "",
    link: "http://127.0.0.1:4173/__replay#abc",
    recording: { world: "active-investor", path: "/client/withdrawal", device: {}, release: "rAbc", steps },
    device: "端末の種類 iPhone",
    journal: [],
    console: [],
    titleOf: (screen) => ({ name: "お名前", amount: "出金" })[screen] ?? screen,
    worldTitle: "取引中のお客さま",
    ...change,
  })

describe("a bug report", () => {
  it("tells the way screen by screen, and ends with the link", () => {
    expect(aReport()).toContain(
      [
        "はじめ：取引中のお客さま（active-investor）で /client/withdrawal を開く",
        "「お名前」の画面",
        "1. 「姓」に●●●を入れる",
        "2. 「次へ」を押す",
        "「出金」の画面",
        "3. 「出金額」に「5000」を入れる",
      ].join("\n"),
    )
    expect(aReport().trim().split("\n").at(-1)).toBe("http://127.0.0.1:4173/__replay#abc")
  })

  it("masks what was typed wherever it turns up again, but in the link", () => {
    const at = "2025-01-15T10:00:00+09:00"
    const text = aReport({
      happened: "徳川さんの名前",
      journal: [{ call: "aco/name", path: "/name", at, outcome: "ok", payload: { note: "徳川" } }],
      console: [{ at: new Date(at), level: "error", text: "no 徳川 here" }],
    })
    expect(text).not.toContain("徳川")
    expect(text).toContain('aco/name → ok {"note":"●●●"}')
    expect(text).toContain("error no ●●● here")
  })
})

describe("steps in words", () => {
  const cases: readonly (readonly [Step, string])[] = [
    [["t", "header", 0, ""], "名前のない部品を押す"],
    [["f", "#a-b", 0, "姓"], "「姓」に移る"],
    [["i", "#a-b", 0, "姓", ""], "「姓」を空にする"],
    [["c", "#a-b", 0, "認証コード6桁", 0], "「認証コード6桁」に、届いた認証コードを入れる"],
    [["u", "#a-b", 0, "写真を選ぶ", ["image/png", "image/png"]], "「写真を選ぶ」でファイルを2つ選ぶ"],
    [["k", "page", 0, "", "Escape", 1], "Escキーを押す"],
    [["k", "/body/0", 0, "資産", "ArrowRight", 2], "「資産」で→キーを2回押す"],
    [["b"], "欄を離れる"],
    [["h"], "ブラウザーで戻る"],
    [["l"], "ログアウトする"],
    [["w", 600], "10分待つ"],
    [["d", { platform: "android", textSize: 200 }], "端末を変える（端末の種類 Android、文字の大きさ 200%）"],
    [["x", "faults"], "障害をすべて解除する"],
    [
      ["x", "faults", [{ call: "*", fault: "offline", times: 1 }]],
      "すべての通信で障害を起こす：通信できない（1回だけ）",
    ],
    [["x", "clock"], "時計を元に戻す"],
    [["x", "network", { mode: "offline" }], "通信を圏外にする"],
    [["x", "deposits", { amount: 5000 }], "5000円を振り込む"],
  ]
  it.each(cases)("%j", (step, sentence) => {
    expect(sayStep({ screen: "", step })).toBe(sentence)
  })

  const foreign: readonly (readonly [Step, string])[] = [
    [["t", "", 0, `\u202e<b>\n\0</b>${"長".repeat(90_000)}`], "「<b></b>長長長長長…」を押す"],
    [["k", "page", 0, "", "constructor", 1], "constructorを押す"],
    [["k", "page", 0, "", "x".repeat(90_000), 1], `${"x".repeat(12)}…を押す`],
    [["o", `/${"x".repeat(90_000)}`], `/${"x".repeat(99)}… を開く`],
    [["x", "network", { mode: "constructor" }], "通信を変える"],
    [["x", "faults", [{ call: "a", fault: "constructor" }]], "aで障害を起こす：constructor"],
    [["x", "clock", { now: "x".repeat(90_000) }], `時計を ${"x".repeat(100)}… にする`],
  ]
  it.each(foreign)("are short and in one line, whatever somebody has put into a link", (step, sentence) => {
    expect(sayStep({ screen: "", step })).toBe(sentence)
  })

  it("name a screen that nobody knows in a line, too", () => {
    const done: DoneStep = { screen: "x".repeat(90_000), step: ["t", "", 0, "進む"] }
    const titleOf = (id: string) => id
    expect(partsOfWay([done], titleOf)[0]?.title).toBe(`${"x".repeat(100)}…`)
    expect(sayHindrance({ kind: "other-screen", screen: "home" }, 1, done, titleOf)).toBe(
      `手順1「「進む」を押す」のところで止まりました。「${"x".repeat(100)}…」の画面のはずが、「home」の画面になっています。`,
    )
  })
})

describe("codes", () => {
  const letter = (code?: string) => ({
    channel: "mail",
    from: "",
    to: "",
    subject: "",
    text: "",
    at: "",
    ...(code === undefined ? {} : { code }),
  })

  it("are told by the letter that they came with, for they are others the next time", () => {
    const typed = (value: string): DoneStep => ({ screen: "auth_code", step: ["i", "#auth-code", 0, "コード", value] })
    const letters = [letter("111111"), letter(), letter("222222")]
    expect(withLetters([typed("222222"), typed("999999")], letters).map(({ step }) => step)).toEqual([
      ["c", "#auth-code", 0, "コード", 1],
      ["i", "#auth-code", 0, "コード", "999999"],
    ])
  })
})

describe("a recording", () => {
  it("outlives a reload of its tab, soon after the last step", async () => {
    const page = {
      history: { state: null as unknown, replaceState: (next: unknown) => void (page.history.state = next) },
    }
    const open = () => new Recorder({ storage: keepInTab(page as unknown as Window), now: () => 0 })
    const recorder = open()
    recorder.begin("active-investor", "/", {})
    recorder.add({ screen: "one", step: ["b"] })
    await expect.poll(() => open().recording?.steps).toEqual([{ screen: "one", step: ["b"] }])
  })
})
