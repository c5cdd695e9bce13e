// @vitest-environment node
import { execFile } from "node:child_process"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import type { Problem } from "../../renderer/compiler"
import { runCommand } from "../../src/cli/program"
import { shippedRoot } from "../support/shippedRoot"
import { copyShipped, type ShippedCopy } from "../support/shippedCopy"

const copies: ShippedCopy[] = []

afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function openCopy(): ShippedCopy {
  const copy = copyShipped()
  copies.push(copy)
  return copy
}

interface Ended {
  readonly code: number
  readonly out: string
  readonly complaints: string
}

/** The tool in a process of its own, as operations run it. */
const screens = (...parameters: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const command = ["src/cli/run.mjs", ...parameters]
    execFile(process.execPath, command, { cwd: join(shippedRoot, "..") }, (error, out, complaints) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, complaints }),
    )
  })

/** The same tool in this process, which spares a start. */
async function screensHere(...parameters: readonly string[]): Promise<Ended> {
  const said = { out: "", complaints: "" }
  const terminal = {
    print: (text: string) => void (said.out += text),
    printError: (text: string) => void (said.complaints += text),
  }
  return { code: await runCommand(parameters, terminal), ...said }
}

async function checkFails(root: string, run = screensHere): Promise<readonly Problem[]> {
  const { code, out } = await run("check", "--root", root, "--json")
  const { ok, problems } = JSON.parse(out) as { ok: boolean; problems: readonly Problem[] }
  expect({ code, ok }).toEqual({ code: 1, ok: false })
  return problems
}

const screen = "withdrawal/client_withdrawal.screen.json"
const form = "withdrawal/withdrawal.form.json"

describe("screens check", () => {
  it("names the widget that was meant", async () => {
    const copy = openCopy()
    copy.replace(screen, '"widget": "hero-amount"', '"widget": "hero-amonut"')
    expect(await checkFails(copy.root, screens)).toEqual([
      {
        severity: "error",
        rule: "unknown-widget",
        file: screen,
        pointer: "/body/2/body/0/widget",
        line: copy.lineOf(screen, "hero-amonut"),
        message: "「hero-amonut」という部品はありません。",
        fix: "「hero-amount」の書き間違いではありませんか。違う場合は、開発担当に追加を依頼してください。",
        patch: [expect.objectContaining({ op: "set", pointer: "/body/2/body/0/widget", value: "hero-amount" })],
        isCertain: true,
        why: expect.any(String),
      },
    ])
  })

  it("names the value that was meant in a condition", async () => {
    const copy = openCopy()
    copy.replace(screen, '"$account.TAX_RESERVED_AMOUNT"', '"$account.TAX_RESERVED_AMUONT"')
    const [problem, ...others] = await checkFails(copy.root)
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      severity: "error",
      file: screen,
      line: copy.lineOf(screen, "TAX_RESERVED_AMUONT"),
      message:
        "「$account.TAX_RESERVED_AMUONT」はありません。「account」の中に「TAX_RESERVED_AMUONT」という値はありません。",
      fix: "「TAX_RESERVED_AMOUNT」の書き間違いではありませんか。違う場合は、通信やデータの決まりに書き足してください。",
    })
  })

  it("refuses no screen for having one sample, but says so", async () => {
    const copy = openCopy()
    copy.edit<{ samples: Record<string, object> }>(screen, (document) => {
      document.samples = { normal: document.samples["normal"] ?? {} }
    })
    const { code, out } = await screensHere("check", "--root", copy.root, "--json")
    const { problems } = JSON.parse(out) as { problems: readonly Problem[] }
    expect([code, problems.map(({ rule, severity }) => `${severity} ${rule}`)]).toEqual([0, ["warning samples-few"]])
  })

  it("says how an operator is written whose name is right", async () => {
    const copy = openCopy()
    copy.edit<{ body: unknown[] }>(screen, ({ body }) => {
      body.push({
        widget: "hero-amount",
        label: "半分",
        amount: { quotient: { of: "$account.MIN_AMOUNT" } },
        format: "yen",
      })
    })
    const problems = await checkFails(copy.root)
    expect(problems).toContainEqual(
      expect.objectContaining({
        rule: "value-no-operator",
        message: "計算「quotient」に渡す値の書き方が違います。",
        fix: '「{ "quotient": [ … ] }」のように、渡す値を [ ] の中に並べてください。',
      }),
    )
  })

  it("does not let a required field be hidden for ever", async () => {
    const copy = openCopy()
    copy.edit<{ ui: { field?: string; when?: unknown }[] }>(form, ({ ui }) => {
      for (const field of ui) if (field.field === "AMOUNT") field.when = { is: ["$draft.AMOUNT_TYPE", 3] }
    })
    const problems = await checkFails(copy.root)
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: "error",
        rule: "field-never-shown",
        file: form,
        message: expect.stringMatching(/AMOUNT.*。$/),
        fix: expect.stringMatching(/。$/),
      }),
    )
    expect(problems.map(({ file }) => file)).toEqual(problems.map(() => form))
  })

  it("tells a schema that doubles with every step once, where it stands", async () => {
    const copy = openCopy()
    copy.edit<{ schema: { definitions?: object; properties: object } }>(form, ({ schema }) => {
      const steps = Array.from({ length: 25 }, (_, step) => {
        const before = { $ref: `#/definitions/step${step}` }
        return [`step${step + 1}`, { type: "object", properties: { one: before, other: before } }] as const
      })
      schema.definitions = { step0: { type: "string" }, ...Object.fromEntries(steps) }
      Object.assign(schema.properties, { DOUBLED: { $ref: "#/definitions/step25" } })
    })
    const problems = await checkFails(copy.root)
    expect(problems.map(({ file, rule }) => [file, rule])).toEqual([
      [form, "schema-too-large"],
      [form, "property-without-field"],
    ])
  })

  it("says of broken JSON where it breaks, and nothing else", async () => {
    const copy = openCopy()
    copy.replace(screen, '"title": "出金",', '"title": "出金"')
    expect(await checkFails(copy.root)).toEqual([
      expect.objectContaining({
        rule: "json-broken",
        file: screen,
        line: copy.lineOf(screen, '"title": "出金"'),
        message: expect.stringContaining("JSON"),
        fix: expect.stringMatching(/。$/),
      }),
    ])
  })

  it("cannot look into a folder that is not there", async () => {
    const { code, out, complaints } = await screens("check", "--root", "/no/such/folder", "--json")
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(complaints).toMatch(/^フォルダ「\/no\/such\/folder」が見つかりません。--root には、.+\n$/)
  })
})
