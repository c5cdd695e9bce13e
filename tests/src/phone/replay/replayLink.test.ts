import { assert, asyncProperty, string } from "fast-check"
import { describe, expect, it } from "vitest"
import { readLink, safeLength, writeLink } from "../../../../src/phone/replay/replayLink"
import type { DoneStep, Recording, Step } from "../../../../src/phone/replay/steps"
import { shippedForms } from "./shippedForms"

const origin = "http://127.0.0.1:4173"

const on = (screen: string, ...steps: readonly Step[]): readonly DoneStep[] => steps.map((step) => ({ screen, step }))

const aRecording = (change: Partial<Recording> = {}): Recording => ({
  world: "active-investor",
  path: "/client/withdrawal?type=1",
  device: { platform: "android", textSize: 200 },
  release: "rAbc",
  steps: on("client_withdrawal", ["t", "/footer/0", 0, "確認へ進む"]),
  ...change,
})

const hashOf = async (recording: Recording) => new URL(await writeLink(recording, origin)).hash

async function pack(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url")
}

describe("the link of a replay", () => {
  it("says everything that was done", async () => {
    const steps = [
      ...on("", ["d", { width: 320, theme: "dark" }], ["x", "faults", [{ call: "*", fault: "offline", times: 1 }]]),
      ...on(
        "mail_auth",
        ["f", "#mail_auth-email", 0, "メールアドレス"],
        ["i", "#mail_auth-email", 0, "メールアドレス", "taro@example.jp"],
        ["b"],
        ["s", 640],
        ["s", 120, 1],
        ["t", "/footer/0", 0, "認証コードを送る", 1],
      ),
      ...on(
        "auth_code",
        ["c", "#auth_code-code", 0, "認証コード6桁", 0],
        ["w", 700],
        ["k", "page", 0, "", "Escape", 2],
      ),
      ...on(
        "upload",
        ["u", "#inquiry-photo", 0, "写真", ["image/png"]],
        ["i", "#password-next", 0, "パスワード", null],
      ),
      ...on("agreement_one", ["h"], ["l"], ["x", "clock"], ["o", "/account/open"]),
    ]
    const recording = aRecording({ steps })
    expect(await readLink(await hashOf(recording))).toEqual(recording)
  })

  it("carries no secret, and nothing that was only shown", async () => {
    const steps: readonly DoneStep[] = [
      { screen: "password", step: ["i", "#password-old", 0, "パスワード", null], shown: "hunter2" },
    ]
    const found = await readLink(await hashOf(aRecording({ steps })))
    expect(JSON.stringify(found)).not.toContain("hunter2")
  })

  it(`has at most ${safeLength} characters for 25 steps, whichever questions of the product are answered`, async () => {
    const lengths = await Promise.all(
      shippedForms().map(async (questions) => {
        const steps = Array.from({ length: 25 }, (_, index): readonly DoneStep[] => {
          const { screen, id, label } = questions[index % questions.length] ?? { screen: "", id: "", label: "" }
          const name = [...label].slice(0, 12).join("")
          if (index % 4 === 3) return on(screen, ["t", `/footer/${index}`, 0, `${index}つ目の画面へ進む`])
          return on(screen, ["i", `#${id}`, 0, name, `東京都千代田区${index}丁目`])
        }).flat()
        return (await writeLink(aRecording({ steps }), origin)).length
      }),
    )
    expect(lengths.length).toBeGreaterThan(20)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(safeLength)
  })

  it.each([
    ["none", ""],
    ["broken", "#これは何でしょう"],
    ["broken", "#AAAA"],
    ["too-long", `#${"A".repeat(60_001)}`],
  ] as const)("tells %s from a link", async (problem, hash) => {
    expect(await readLink(hash)).toBe(problem)
  })

  it("tells a link that was cut", async () => {
    const whole = await hashOf(aRecording())
    const cut = await Promise.all(
      Array.from({ length: whole.length - 1 }, (_, index) => readLink(whole.slice(0, index + 1))),
    )
    expect([...new Set(cut)].toSorted()).toEqual(["broken", "none"])
  })

  it.each([
    ["another version", [2, "w", "/", {}, "", []], "foreign"],
    ["steps that nobody knows", [1, "w", "/", {}, "", [["z", 1]]], "foreign"],
    ["a step without what it needs", [1, "w", "/", {}, "", [["t", "/body/0"]]], "foreign"],
    ["no list", [1, "w", "/", {}, "", "steps"], "broken"],
    ["a device of its own", [1, "w", "/", { width: 12 }, "", []], "broken"],
    ["something else altogether", { hello: "world" }, "broken"],
    ["more than anybody packs by hand", [1, "x".repeat(600_000), "/", {}, "", []], "too-long"],
  ] as const)("tells %s", async (_what, value, problem) => {
    expect(await readLink(`#${await pack(value)}`)).toBe(problem)
  })

  it.each(["/desk/", "/DESK/changes", "/%64esk/", "/./desk/", "//elsewhere.example/", "https://elsewhere.example/"])(
    "leads nobody's hand to %s",
    async (path) => {
      expect(await readLink(`#${await pack([1, "w", path, {}, "", []])}`)).toBe("broken")
      expect(await readLink(`#${await pack([1, "w", "/", {}, "", [["o", path]]])}`)).toBe("foreign")
    },
  )

  it.each(["/__states/error/shown?theme=dark", "/__sandbox/partner/authorize?state=a", "/account/open"])(
    "opens %s",
    async (path) => {
      expect(await readLink(`#${await pack([1, "w", path, {}, "", []])}`)).toMatchObject({ path })
    },
  )

  it("asks of the sandbox nothing but what its panels ask", async () => {
    expect(await readLink(`#${await pack([1, "w", "/", {}, "", [["x", "reset", {}]]])}`)).toBe("foreign")
  })

  it("answers whatever is opened", async () => {
    await assert(
      asyncProperty(string({ unit: "grapheme" }), async (hash) => {
        expect(typeof (await readLink(`#${hash}`))).toBe("string")
      }),
      { seed: 20_261_126 },
    )
  })
})
