// @vitest-environment node
import { spawnSync } from "node:child_process"
import { copyFileSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { runCommand } from "../../../../src/cli/program"
import { copyShipped } from "../../../support/shippedCopy"

const home = join(import.meta.dirname, "../../../..")
const copy = copyShipped()
afterEach(() => copy.restore())
afterAll(() => copy.remove())

async function run(...parameters: readonly string[]) {
  const said: string[] = []
  const terminal = { print: (text: string) => said.push(text), printError: (text: string) => said.push(text) }
  return { code: await runCommand([...parameters, "--root", copy.root], terminal), said: said.join("\n") }
}

const written = (file: string) => readFileSync(join(copy.root, file), "utf8")

/** File and rule of everything that is wrong. */
async function found(): Promise<readonly string[]> {
  const { problems } = JSON.parse((await run("check", "--json")).said) as { problems: { file: string; rule: string }[] }
  return problems.map(({ file, rule }) => `${file} ${rule}`)
}

/** Places whose text people have to write. */
const unwritten = (file: string, count = 1): readonly string[] => Array(count).fill(`${file} text-unwritten`)

function expectFormatted(...files: readonly string[]): void {
  copyFileSync(join(home, ".oxfmtrc.json"), join(copy.root, ".oxfmtrc.json"))
  const format = spawnSync(join(home, "node_modules/.bin/oxfmt"), ["--check", ...files], { cwd: copy.root })
  expect(String(format.stdout)).toContain("All matched files use the correct format.")
}

describe("new screen", () => {
  it("writes a screen and its route, formatted, and nothing is wrong but that its texts are to be written", async () => {
    const before = written("app.json")
    expect((await run("new", "screen", "penguin_house")).code).toBe(0)
    const added = `,\n    "/penguin/house": { "screen": "penguin_house", "guard": "login" }`
    expect(written("app.json").replace(added, "")).toBe(before)
    expect(await found()).toEqual(unwritten("penguin/penguin_house.screen.json", 3))
    expectFormatted("penguin", "app.json")
  })

  it("closes with the other screens of its folder; of a new folder it says how", async () => {
    const inside = await run("new", "screen", "client_address", "--area", "customer")
    expect(inside.said).toContain("「お客さま情報の変更」をお休みにすると、この画面も閉じます。")
    const outside = await run("new", "screen", "walrus_house")
    expect(outside.said).toContain("「walrus」は新しいフォルダです。")
    expect(JSON.parse(written("app.json"))).toMatchObject({
      routes: {
        "/client/address": { screen: "client_address", guard: "login", area: "customer" },
        "/walrus/house": { screen: "walrus_house", guard: "login" },
      },
    })
  })
})

describe("new form", () => {
  it("writes a form that a new screen draws and submits; where its answer goes is left to people, and it says so", async () => {
    await run("new", "screen", "penguin_house")
    const { code, said } = await run("new", "form", "penguin/visit", "--screen", "penguin_house")
    expect([code, said]).toEqual([0, expect.stringContaining("答えの送り先は決まっていません。")])
    expect(await found()).toEqual([
      ...unwritten("penguin/penguin_house.screen.json", 3),
      "penguin/visit.form.json answer-unused",
      ...unwritten("penguin/visit.form.json"),
    ])
    const { body, footer } = JSON.parse(written("penguin/penguin_house.screen.json"))
    expect(body.at(-1)).toEqual({ widget: "form", form: "visit", into: "$form" })
    const tap = [{ do: "submit", form: "visit" }, { do: "close-webview" }]
    expect(footer).toMatchObject([{ key: "submit", enabled: "required-filled", form: "visit", tap }])
    expectFormatted("penguin")
  })

  it("has the button that goes on in a flow submit it", async () => {
    const file = "account-opening/exprience_survey_intro.screen.json"
    const [next] = JSON.parse(written(file)).footer
    await run("new", "form", "account-opening/visit", "--screen", "exprience_survey_intro")
    const submit = { do: "submit", form: "visit" }
    const submitting = { ...next, enabled: "required-filled", form: "visit", tap: [submit, ...next.tap] }
    expect(JSON.parse(written(file)).footer).toEqual([submitting])
  })

  it("puts a button before others that do something else", async () => {
    const file = "withdrawal/client_cancel_withdrawal_confirm.screen.json"
    const before = JSON.parse(written(file)).footer
    await run("new", "form", "withdrawal/visit", "--screen", "client_cancel_withdrawal_confirm")
    const [first, ...others] = JSON.parse(written(file)).footer
    expect([first.key, others]).toEqual(["submit-2", before])
    expect(await found()).toEqual([
      "withdrawal/visit.form.json answer-unused",
      ...unwritten("withdrawal/visit.form.json"),
    ])
  })

  it("says without a screen what is left to do", async () => {
    const { said } = await run("new", "form", "bank/visit")
    expect(said).toContain(`{ "widget": "form", "form": "visit", "into": "$form" }`)
    expect(await found()).toEqual(["bank/visit.form.json form-unused", ...unwritten("bank/visit.form.json")])
  })

  it("writes nothing where a screen shows what is written elsewhere", async () => {
    const { code, said } = await run("new", "form", "payments/visit", "--screen", "payments_contract_result")
    expect([code, said]).toEqual([2, expect.stringContaining("shared の文書に書いてあるため")])
    expect(await found()).toEqual([])
  })
})

describe("new call", () => {
  it.each([
    [
      "legacy/penguins",
      [],
      { method: "POST", path: "/v2/client/penguins", effect: "read" },
      { TEXT: expect.anything() },
    ],
    [
      "legacy/feed_penguin",
      ["--write"],
      { method: "POST", path: "/v2/client/feed_penguin", effect: "write" },
      { NUMBER: expect.anything() },
    ],
    ["bff/penguins", [], { method: "GET", path: "/api/penguins", effect: "read" }, { text: expect.anything() }],
    [
      "aco/penguins",
      ["--write"],
      { method: "POST", path: "/penguins", effect: "write" },
      { number: expect.anything() },
    ],
  ])("writes %s %j as the client's others are, and nothing is wrong", async (id, options, shape, sample) => {
    expect((await run("new", "call", id, ...options)).code).toBe(0)
    expect(JSON.parse(written(`calls/${id}.call.json`))).toMatchObject({ id, ...shape, samples: { normal: sample } })
    expect(await found()).toEqual([])
    expectFormatted("calls")
  })

  it("takes no address of another call", async () => {
    copy.replace("calls/legacy/bank.call.json", "/v2/client/bank", "/v2/client/penguins")
    const { code, said } = await run("new", "call", "legacy/penguins")
    expect([code, said]).toEqual([2, expect.stringContaining("通信「legacy/bank」が使っています。")])
  })

  it("says how a screen makes it, and that works as it is said", async () => {
    await run("new", "screen", "penguin_house")
    await run("new", "form", "penguin/visit", "--screen", "penguin_house")
    const { said } = await run("new", "call", "legacy/feed_penguin", "--write")
    const action = /ボタンの tap には (\{.*\}) と書きます。/.exec(said)?.[1] ?? ""
    copy.replace(
      "penguin/penguin_house.screen.json",
      '{ "do": "close-webview" }',
      `${action}, { "do": "close-webview" }`,
    )
    expect(new Set(await found())).toEqual(
      new Set(["penguin/penguin_house.screen.json", "penguin/visit.form.json"].flatMap((file) => unwritten(file))),
    )
  })
})
