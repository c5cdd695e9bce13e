// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { runCommand } from "../../../src/cli/program"
import { copyShipped, type ShippedCopy } from "../../support/shippedCopy"

let copy: ShippedCopy
beforeAll(() => {
  copy = copyShipped()
})
afterAll(() => copy.remove())

const screen = "withdrawal/client_withdrawal.screen.json"
const form = "withdrawal/withdrawal.form.json"
const textOf = (file: string) => readFileSync(join(copy.root, file), "utf8")

async function check(...options: readonly string[]) {
  const out: string[] = []
  const code = await runCommand(["check", ...options, "--root", copy.root], {
    print: (text) => out.push(text),
    printError: (text) => out.push(text),
  })
  return { code, out: out.join("\n") }
}

it("check --fix mends misspelt names where they stand and leaves every other byte", async () => {
  const before = [textOf(screen), textOf(form)]
  copy.replace(screen, '"widget": "hero-amount"', '"widget": "hero-amonut"')
  copy.replace(screen, '"title":', '"titel":')
  copy.replace(form, '"convert": ["amount"]', '"convert": ["amuont"]')

  const told = await check()
  expect(told.code).toBe(1)
  expect(told.out).toContain("（--fix で直せます）")

  const fixed = await check("--fix")
  expect(fixed.out).toContain("3件を直しました。")
  expect(fixed.out).toContain(`${copy.root}/${screen}:${copy.lineOf(screen, "hero-amount")}`)
  expect(fixed.code).toBe(0)
  expect([textOf(screen), textOf(form)]).toEqual(before)
})

it("check --fix says what it wrote, and leaves what may mean something else to a person", async () => {
  const before = textOf("app.json")
  const slips = [
    ["app.json", '"screen": "client_bank",', '"screen": "client_bnk",'],
    [form, '"gte"', '"get"'],
    ["codes/yes-no.codes.json", '"label": "はい"', '"label": "ええ"'],
    [screen, '"widget": "hero-amount",', '"widget": "hero-amount", "colour": "red",'],
  ] as const
  for (const [file, text, by] of slips) copy.replace(file, text, by)
  const { code, out } = await check("--fix")
  expect(code).toBe(1)
  expect(out).toContain("1件を直しました。")
  expect(out).toContain("直した内容: 「client_bnk」を「client_bank」に変えます")
  expect(textOf("app.json")).toBe(before)
  for (const [file, , by] of slips.slice(1)) expect(textOf(file)).toContain(by)
  expect(out).toContain("（編集デスクの「直す」で、書く内容を見てから直せます）")
  copy.restore()
})

it("takes a number out of its quotes", async () => {
  const filter = "history/history_filter.form.json"
  const before = textOf(filter)
  copy.replace(filter, '"value": 2,', '"value": "2",')
  expect((await check()).out).toContain('値 "2" は、引用符のために文字です')
  expect((await check("--fix")).code).toBe(0)
  expect(textOf(filter)).toBe(before)
})

it("says so when there is nothing that a machine can mend, and tells what a person has to", async () => {
  copy.replace(screen, '"widget": "hero-amount"', '"widget": "zzzzzzzzzz"')
  const { code, out } = await check("--fix")
  expect(code).toBe(1)
  expect(out).toContain("自動で直せる問題はありません。")
  expect(out).toContain("「zzzzzzzzzz」という部品はありません。")
  copy.restore()
})

it("check --json carries the edits of a fix", async () => {
  copy.replace(screen, '"title":', '"titel":')
  const { out } = await check("--json")
  const { problems } = JSON.parse(out) as { problems: { rule: string; patch?: unknown }[] }
  expect(problems.find(({ rule }) => rule === "property-unknown")?.patch).toEqual([
    { op: "rename", file: screen, pointer: "/titel", to: "title" },
  ])
  copy.restore()
})

it("writes nothing into or out of a file that is not in UTF-8, and tells nothing but that", async () => {
  const codes = "codes/nisa-notice.codes.json"
  const path = join(copy.root, codes)
  const bytes = Buffer.from(`\uFEFF${textOf(codes)}`, "utf16le")
  writeFileSync(path, bytes)
  const before = textOf("nisa/nisa_transfer.form.json")
  const { out } = await check("--fix")
  expect(out).toContain("文字コードがUTF-8ではありません。")
  expect(out).toContain("合計: エラー 1件、注意 0件")
  expect(readFileSync(path)).toEqual(bytes)
  expect(textOf("nisa/nisa_transfer.form.json")).toBe(before)
  copy.restore()
})

it.each([
  ["closures.json", '"closures": []', '"closures": [{ "areas": "withdrawal" }]'],
  ["inquiry/inquiry.form.json", '"ui": [', '"uis": ['],
])("tells of %s only what is wrong with its shape, not what cannot be built of it", async (file, from, to) => {
  copy.replace(file, from, to)
  const { out } = await check()
  expect(out).toMatch(/\[property-(missing|unknown)\]/)
  expect(out).not.toContain("[compile-failed]")
  copy.restore()
})
