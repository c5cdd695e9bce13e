// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { runCommand } from "../../../src/cli/program"
import { writeImportRoot } from "../../support/importRoot"
import type { TemporaryDocuments } from "../../support/zoo"

let folder = ""
let root: TemporaryDocuments

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"))
  root = writeImportRoot()
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  root.removeAll()
})

function write(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content))
  return file
}

async function run(...parameters: readonly string[]) {
  const out: string[] = []
  const complaints: string[] = []
  const code = await runCommand(["import", ...parameters, "--root", root.root], {
    print: (text) => out.push(text),
    printError: (text) => complaints.push(text),
  })
  return { code, out: out.join("\n"), complaints }
}

const written = (file: string): unknown => JSON.parse(readFileSync(join(root.root, file), "utf8"))

const visit = { type: "object", properties: { name: { type: "string", title: "Name" } }, required: ["name"] }

describe("import", () => {
  it("writes a form and says how a screen draws it", async () => {
    const { code, out } = await run(write("zooVisit.schema.json", visit))
    expect({ code, out }).toEqual({
      code: 0,
      out: `${root.root}/zoo/zoo_visit.form.json を作成しました。画面には { "widget": "form", "form": "zoo_visit", "into": "$form" } と書きます。`,
    })
    const checked = await runCommand(["check", "--root", root.root], { print: () => {}, printError: () => {} })
    expect(checked).toBe(0)
    expect(written("zoo/zoo_visit.form.json")).toEqual({
      $schema: "../meta/form.schema.json",
      kind: "form",
      id: "zoo_visit",
      version: 1,
      schema: { type: "object", properties: { name: { type: "string" } } },
      ui: [{ field: "name", label: "Name", widget: "text", required: true }],
    })
  })

  it("ends with 0 where only the look is lost, and names the place in the uiSchema", async () => {
    const ui = write("ui.json", { name: { "ui:autofocus": true } })
    const { code, out } = await run(write("visit.json", visit), ui)
    expect(code).toBe(0)
    expect(out).toContain(
      `  ${ui} /name/ui:autofocus\n    見た目が変わります: 「ui:autofocus」に当たる書き方がありません。`,
    )
    expect(out).toContain("合計: 意味が変わるもの 0件、見た目だけ変わるもの 1件")
  })

  it("ends with 1 where the form means something else, one sentence with its pointer for each loss", async () => {
    const node = { type: "object", properties: { name: { type: "string" }, next: { $ref: "#/definitions/node" } } }
    const properties = { list: { $ref: "#/definitions/node" }, far: { $ref: "https://zoo.example/owl.json" } }
    const file = write("tree.json", { type: "object", definitions: { node }, properties })
    const { code, out } = await run(file)
    expect(code).toBe(1)
    expect(out.split("\n").slice(1)).toEqual([
      `  ${file} /definitions/node/properties/next/$ref`,
      "    意味が変わります: 参照「#/definitions/node」が自分自身に戻ります。終わりのない入れ子はフォームにできないため、この部分を取り込んでいません。",
      `  ${file} /properties/far/$ref`,
      "    意味が変わります: 別のファイルへの参照「https://zoo.example/owl.json」はたどれません。この部分を取り込んでいません。",
      "合計: 意味が変わるもの 2件、見た目だけ変わるもの 0件",
    ])
  })

  it("never replaces a form unasked, and says when it does", async () => {
    const file = write("visit.json", visit)
    await run(file, "--area", "gate")
    expect(await run(file)).toEqual({
      code: 2,
      out: "",
      complaints: [
        "フォーム「visit」はすでに gate/visit.form.json にあります。置き換えるには --overwrite、別の名前にするには --id を付けてください。",
      ],
    })
    const broken = join(root.root, "gate/visit.form.json")
    writeFileSync(broken, "{")
    expect((await run(file, "--area", "gate")).code).toBe(2)
    expect(readFileSync(broken, "utf8")).toBe("{")
    const { code, out } = await run(file, "--area", "gate", "--overwrite")
    expect(code).toBe(0)
    expect(out).toContain(`${root.root}/gate/visit.form.json を置き換えました。`)
  })

  it.each([
    ["not JSON", "{ name: 1 }", "はJSONとして読み取れません。"],
    ["no object", [visit], " /: JSON Schemaとして読み取れません。何も作っていません。"],
    [
      "no schema",
      { type: "object", properties: { name: { type: "text" } } },
      " /properties/name/type: JSON Schemaとして読み取れません（",
    ],
    ["a reference to itself", { $ref: "#" }, " /$ref: JSON Schemaとして読み取れません（#）。何も作っていません。"],
    [
      "a list",
      { type: "array", items: {} },
      " /type: フォームにできるのは type が object の schema だけです（書かれているのは array）。",
    ],
    ["nothing", {}, " /: フォームにできる項目がひとつもありません。何も作っていません。"],
  ])("refuses %s in one sentence", async (_name, content, sentence) => {
    const { code, out, complaints } = await run(write("visit.json", content))
    expect({ code, out, count: complaints.length }).toEqual({ code: 2, out: "", count: 1 })
    expect(complaints[0]).toContain(sentence)
  })

  it("refuses a file that is not there, a uiSchema that is no object, and names that no form may have", async () => {
    const file = write("visit.json", visit)
    expect((await run(join(folder, "none.json"))).complaints[0]).toContain("を読み取れません。")
    expect((await run(file, write("ui.json", []))).complaints[0]).toContain(
      "uiSchemaは { } で囲んだまとまりで書いてください",
    )
    expect((await run(file, "--id", "Zoo Visit")).complaints[0]).toContain(
      "「Zoo Visit」はフォームの名前に使えません。",
    )
    expect((await run(file, "--area", "../gate")).complaints[0]).toBe("「../gate」はフォルダの名前に使えません。")
  })
})
