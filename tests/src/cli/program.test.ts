// @vitest-environment node
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { runCommand } from "../../../src/cli/program"
import { type TemporaryDocuments, writeDocuments, zooFiles } from "../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

const cats = {
  kind: "flow",
  id: "tour",
  version: 1,
  route: "/tour",
  sections: [
    { label: "Cats", steps: [{ screen: "gate" }, { screen: "lions", when: { condition: "is-open" } }] },
    { label: "Birds", steps: [{ screen: "owls", when: { not: { condition: "is-open" } } }, { screen: "exit" }] },
  ],
  exits: { rain: { label: "Rain", from: ["gate"], when: { is: ["$kept.rain", true] } } },
}

function openZoo(changes: Readonly<Record<string, unknown>> = {}): TemporaryDocuments {
  const zoo = writeDocuments({ ...zooFiles, "tour/tour.flow.json": cats, ...changes })
  opened.push(zoo)
  return zoo
}

async function run(...parameters: readonly string[]) {
  const out: string[] = []
  const complaints: string[] = []
  const code = await runCommand(parameters, {
    print: (text) => out.push(text),
    printError: (text) => complaints.push(text),
  })
  return { code, out: out.join("\n"), complaints }
}

/** File and rule of everything that is wrong with a changed zoo. */
async function found(changes: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { out } = await run("check", "--json", "--root", openZoo(changes).root)
  const { problems } = JSON.parse(out) as { problems: { file: string; rule: string }[] }
  return problems.map(({ file, rule }) => `${file} ${rule}`)
}

describe("check", () => {
  it("ends with 1 and names file, line, rule and sentence of what is wrong", async () => {
    const zoo = openZoo({ "tour/lions.screen.json": '{\n  "kind": "screen",\n}' })
    const { code, out } = await run("check", "--json", "--root", zoo.root)
    const result = JSON.parse(out) as { ok: boolean; problems: { file: string }[] }
    expect({ code, ok: result.ok }).toEqual({ code: 1, ok: false })
    expect(result.problems.filter(({ file }) => file === "tour/lions.screen.json")).toEqual([
      {
        severity: "error",
        rule: "json-broken",
        file: "tour/lions.screen.json",
        pointer: "",
        line: 2,
        message: expect.stringMatching(/JSON/),
        fix: expect.any(String),
        why: expect.any(String),
      },
    ])
  })

  it("says about a broken file only that, and nothing about those that refer to it", async () => {
    const broken = JSON.stringify(zooFiles["tour/lions.screen.json"]).replace(/\}$/, ",}")
    const before = (await found({})).filter((problem) => !problem.startsWith("tour/lions.screen.json"))
    expect((await found({ "tour/lions.screen.json": broken })).toSorted()).toEqual(
      [...before, "tour/lions.screen.json json-broken"].toSorted(),
    )
  })

  it("groups problems by file for people and ends with a total", async () => {
    const zoo = openZoo({ "tour/lions.screen.json": "{" })
    const { code, out } = await run("check", "--root", zoo.root)
    expect(code).toBe(1)
    expect(out).toContain(`${zoo.root}/tour/lions.screen.json:1  /\n    エラー: JSONとして読み取れません。`)
    expect(out.split("\n").at(-1)).toMatch(/^合計: エラー \d+件、注意 \d+件$/)
  })

  it("ends with the code that fits what its JSON says", async () => {
    const { code, out } = await run("check", "--json", "--root", openZoo().root)
    expect(code).toBe((JSON.parse(out) as { ok: boolean }).ok ? 0 : 1)
  })
})

describe("list", () => {
  it("gives id, title, routes, area and samples of every screen", async () => {
    const { code, out } = await run("list", "--json", "--root", openZoo().root)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual([
      {
        id: "gate",
        title: "Gate of Red Zoo",
        routes: ["/gate", "/tour/gate"],
        area: "gate",
        samples: ["usual", "full"],
      },
      { id: "lions", title: "Lions", routes: ["/tour/lions"], area: "tour", samples: ["usual", "hungry"] },
    ])
  })

  it("writes a readable list", async () => {
    const { out } = await run("list", "--root", openZoo().root)
    expect(out).toContain("lions  Lions\n  場所: tour\n  ルート: /tour/lions\n")
    expect(out).toMatch(/合計: 2画面$/)
  })
})

describe("graph", () => {
  it("gives steps, exits and the conditions between them", async () => {
    const { code, out } = await run("graph", "tour", "--json", "--root", openZoo().root)
    const { nodes, edges } = JSON.parse(out) as { nodes: { id: string; kind: string }[]; edges: unknown[] }
    expect(code).toBe(0)
    expect(nodes.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      "step gate",
      "step lions",
      "step owls",
      "step exit",
      "exit exit:rain",
    ])
    expect(edges).toContainEqual({ from: "gate", to: "lions", when: "is-open" })
    expect(edges).toContainEqual({ from: "owls", to: "exit", when: "" })
    expect(edges).toContainEqual({ from: "gate", to: "exit:rain", when: "is($kept.rain, true)" })
  })

  it("draws a diagram with the labels of conditions", async () => {
    const { out } = await run("graph", "tour", "--root", openZoo().root)
    expect(out).toMatch(/^flowchart TD\n/)
    expect(out).toContain('n1["Lions<br/>lions"]')
    expect(out).toContain('n0 -->|"open"| n1')
  })
})

describe("path", () => {
  it.each([
    [{ kept: { open: true } }, "gate\nlions\nexit"],
    [{ open: true }, "gate\nlions\nexit"],
    [{ kept: { open: false } }, "gate\nowls\nexit"],
    [{}, "gate\nexit"],
  ])("gives the steps for %j", async (answers, steps) => {
    const zoo = openZoo()
    zoo.write("meta/answers.json", answers)
    expect(await run("path", "tour", "--answers", join(zoo.root, "meta/answers.json"), "--root", zoo.root)).toEqual({
      code: 0,
      out: steps,
      complaints: [],
    })
  })

  it.each([
    [
      { kept: { opne: true } },
      "回答「kept.opne」は、どの画面の条件にも使われていません。「open」の書き間違いではありませんか。",
    ],
    [
      { open: true, weather: "fine" },
      "回答「weather」は、どの画面の条件にも使われていません。条件が見るのは open です。",
    ],
  ])("says of %j which answers no condition reads", async (answers, complaint) => {
    const zoo = openZoo()
    zoo.write("meta/answers.json", answers)
    const parameters = ["--answers", join(zoo.root, "meta/answers.json"), "--root", zoo.root]
    expect(await run("path", "tour", ...parameters)).toMatchObject({ code: 0, complaints: [complaint] })
  })

  it.each([
    [
      { kept: { open: "yes" } },
      '回答「kept.open」が "yes" になることはありません（値の種類が違います）。入るのは true、false です。',
    ],
    [{ open: 1 }, "回答「open」が 1 になることはありません（値の種類が違います）。入るのは true、false です。"],
    [{ opne: true }, "回答「opne」という項目はありません。「open」の書き間違いではありませんか。"],
    [{ gate: { open: true } }, "回答「gate.open」という項目はありません。「open」の書き間違いではありませんか。"],
    [
      { open: true, food: "hay" },
      '回答「food」が "hay" になることはありません（決められた値のどれでもありません）。入るのは "fish"、"meat" です。',
    ],
  ])("refuses %j, which no question could hold", async (answers, complaint) => {
    const open = { type: "boolean" }
    const kept = { type: "object", properties: { open, food: { enum: ["fish", "meat"] } }, additionalProperties: false }
    const zoo = openZoo({ "app.json": { ...(zooFiles["app.json"] as object), scope: { kept } } })
    zoo.write("meta/answers.json", answers)
    const parameters = ["--answers", join(zoo.root, "meta/answers.json"), "--root", zoo.root]
    expect(await run("path", "tour", ...parameters)).toEqual({ code: 2, out: "", complaints: [complaint] })
  })
})

describe("runCommand", () => {
  it.each([
    [[], /コマンドを指定/],
    [["dance"], /「dance」というコマンドはありません/],
    [["check", "--loud"], /「--loud」という指定はありません/],
    [["check", "more"], /指定が多すぎます/],
    [["check", "--root", "/no/such/folder"], /フォルダ「\/no\/such\/folder」が見つかりません/],
    [["check", "--root", "."], /「\.」には app\.json がありません。.*「schemas」のことではありませんか。/],
    [["check", "--root", "README.md"], /「README\.md」はフォルダではありません/],
    [["graph"], /「FLOW」を指定してください/],
    [["path", "tour"], /「--answers」を指定してください/],
    [["new"], /「new」に続けて、何をするかも指定してください。npm run screens -- new --help/],
    [["release"], /「release」に続けて、何をするかも指定してください。npm run screens -- release --help/],
    [["people"], /「people」に続けて、/],
    [["journeys", "tour", "--format", "pdf"], /「pdf」は使えません。使えるのは md、csv、xlsx です。/],
    [["journeys", "tour", "--out", "cases.csv"], /--format で md、csv、xlsx のどれか/],
    [["import", "README.md"], /「README\.md」はJSONとして読み取れません/],
    [["snapshot", "--shard", "3/2"], /--shard の「3\/2」は使えません/],
    [["snapshot", "--shard", "all"], /--shard の「all」は使えません/],
    [["snapshot", "--tally", "no/such/folder/tally.json"], /件数を書くフォルダ「no\/such\/folder」がありません/],
    [["snapshot", "--tally", "schemas"], /「schemas」はフォルダです。--tally には、件数を書くファイルの名前/],
    [
      ["snapshot", "--only", "no_such_screen/*"],
      /当てはまる画面の状態がありません。.*例：--only 'client_withdrawal\/\*'/,
    ],
    [["snapshot", "--only", "error/*", "--app", "no/such/app"], /「no\/such\/app」に、組み立てたアプリがありません/],
    [["snapshot", "--only", "error/*", "--derived"], /--derived は、--against といっしょに使います/],
    [
      ["snapshot", "--root", "renderer", "--update"],
      /--update は、このプロジェクトのJSON（schemas）の基準を書き換えます/,
    ],
    [["snapshot", "--root", "/no/such/folder"], /フォルダ「\/no\/such\/folder」が見つかりません/],
    [["budgets", "/no/such/build"], /「\/no\/such\/build」は組み立てたアプリのフォルダではありません/],
    [["release", "list", "--server", "nowhere"], /--server の「nowhere」は使えません/],
    [["people", "list", "--as", "sato", "--server", "ftp://127.0.0.1"], /--server の「ftp:\/\/127.0.0.1」は使えません/],
    [["new", "screen", "../evil"], /画面の名前に使えません/],
    [["new", "screen", "ok", "--area", "../evil"], /フォルダの名前に使えません/],
    [["new", "screen", "gate"], /画面「gate」はすでに gate\/gate\.screen\.json にあります。/],
    [["new", "form"], /「DIR\/ID」を指定してください/],
    [["new", "form", "ok"], /「ok」は「bank\/branch」のように、\/ でつないで指定してください。/],
    [["new", "form", "gate/visit"], /フォーム「visit」はすでに gate\/visit\.form\.json にあります。/],
    [["new", "form", "gate/Visit"], /「Visit」はフォームの名前に使えません/],
    [["new", "form", "gate/"], /「」はフォームの名前に使えません/],
    [["new", "form", "../ok"], /フォルダ「\.\.」はありません。使えるのは 「gate」「tour」/],
    [["new", "form", "tuor/ok"], /フォルダ「tuor」はありません。「tour」のことではありませんか。/],
    [["new", "form", "gate/ok", "--screen", "lion"], /画面「lion」はありません。「lions」のことではありませんか。/],
    [["new", "form", "gate/ok", "--screen", "gate"], /画面「gate」にはフォーム「visit」があります。/],
    [["new", "call", "ok"], /「ok」は「legacy\/notice」のように、\/ でつないで指定してください。/],
    [["new", "call", "keepers/ok"], /通信の相手「keepers」はありません。「keeper」のことではありませんか。/],
    [["new", "call", "keeper/count"], /通信「keeper\/count」はすでに calls\/keeper\/count\.call\.json にあります。/],
    [["new", "call", "keeper/数"], /「数」は通信の名前に使えません/],
  ])("says in one sentence what is wrong with %j", async (parameters, sentence) => {
    const rooted =
      parameters[0] === "new" && parameters.length > 2 ? [...parameters, "--root", openZoo().root] : parameters
    const { code, out, complaints } = await run(...rooted)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(sentence)
    expect(complaints[0]).not.toMatch(/\n| at /)
  })

  it.each([
    ["start"],
    ["dev"],
    ["build"],
    ["budgets", ".cache/none"],
    ["check"],
    ["list"],
    ["graph", "tour"],
    ["path", "tour", "--answers", "answers.json"],
    ["journeys", "tour"],
    ["snapshot"],
    ["mutate"],
    ["import", "package.json"],
    ["new", "screen", "lions"],
    ["new", "form", "tour/lions"],
    ["new", "call", "keeper/lions"],
  ])(
    "reads the folder that --root names, or says in the same words that it holds no documents: %s",
    async (...command) => {
      const { code, complaints } = await run(...command, "--root", "tests/schemas")
      expect(code).toBe(2)
      expect(complaints).toEqual([
        "フォルダ「tests/schemas」には app.json がありません。--root には、画面のJSONのフォルダ（app.json のあるところ）を指定してください。",
      ])
    },
  )

  it.each([
    [["graph", "parade"], /フロー「parade」はありません。使えるのは 「tour」 です。/],
    [["graph", "constructor"], /フロー「constructor」はありません/],
    [["mutate", "--count", "none"], /--count の「none」は使えません/],
    [["mutate", "--seed", "-1"], /--seed の「-1」は使えません/],
    [["path", "tour", "--answers", "/no/such/file"], /読み取れません/],
  ])("knows what it cannot find: %j", async (parameters, sentence) => {
    const { code, complaints } = await run(...parameters, "--root", openZoo().root)
    expect(code).toBe(2)
    expect(complaints.join()).toMatch(sentence)
  })
})
