import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readTexts } from "../../../renderer/compiler"
import { FormView } from "../../../renderer/forms/FormView"
import { chooseMutations, type Mutation } from "../../../src/cli/mutate/choose"
import { createJudge } from "../../../src/cli/mutate/judge"
import { kinds } from "../../../src/cli/mutate/mutators"
import type { Observe } from "../../../src/cli/mutate/openDrawing"
import { countsOf, writeResult } from "../../../src/cli/mutate/report"
import type { Verdict } from "../../../src/cli/mutate/verdict"
import { observeState } from "../../../src/unbundled/observeState"
import { findDifferences } from "../../../renderer/editing"
import { everyPart } from "../../support/shipped"
import { shippedRoot } from "../../support/shippedRoot"

const texts = readTexts(shippedRoot)
const observe: Observe = ({ module, ...state }) =>
  observeState({ ...state, module: { ...module, parts: everyPart, FormView } })

const ignore = () => undefined
let judge: Awaited<ReturnType<typeof createJudge>>
beforeAll(async () => {
  process.on("unhandledRejection", ignore)
  judge = await createJudge(texts, observe)
})
afterAll(() => void process.off("unhandledRejection", ignore))

/** One text of a document replaced by another. */
function mutation(file: string, find: string, replace: string): Mutation {
  const text = texts.get(file) ?? ""
  if (text.split(find).length !== 2) throw new Error(`${find} does not stand once in ${file}`)
  return { kind: "word", file, pointer: "", before: JSON.stringify(find), after: "", text: text.replace(find, replace) }
}

/** Some of the documents: of all, the places alone are a hundred thousand. */
const someFolders = ["withdrawal/", "bank/", "codes/"]
const some = new Map([...texts].filter(([file]) => someFolders.some((folder) => file.startsWith(folder))))

describe("changes as people make them", () => {
  it("are the same for the same seed, each once, of every kind, in one place of a document that can be read", () => {
    const chosen = chooseMutations(some, 100, 7)
    expect(chosen).toEqual(chooseMutations(some, 100, 7))
    expect(chosen).not.toEqual(chooseMutations(some, 100, 8))
    expect(chosen).toHaveLength(100)
    expect(new Set(chosen.map(({ file, pointer, after }) => `${file} ${pointer} ${after}`)).size).toBe(100)
    expect(new Set(chosen.map(({ kind }) => kind))).toEqual(new Set(kinds))
    for (const { file, pointer, text } of chosen) {
      const differences = findDifferences(JSON.parse(texts.get(file) ?? "") as never, JSON.parse(text) as never)
      expect(differences.length, `${file} ${pointer}`).toBeGreaterThan(0)
    }
  })
})

const withdrawal = "withdrawal/client_withdrawal.screen.json"
const flow = "account-opening/account-opening.flow.json"

it("are as many as there are, where there are few", () => {
  const chosen = chooseMutations(new Map([["a.codes.json", '{ "codes": [{ "code": 1, "label": "買付" }] }']]), 500, 7)
  expect(chosen.length).toBeGreaterThan(0)
  expect(chosen.length).toBeLessThan(500)
})

describe("who notices a change", () => {
  it.each([
    ["check", withdrawal, '"replace", "to": "/client/bank"', '"replace", "to": "/client/banc"'],
    ["state", withdrawal, "いくら出金しますか", "いくら入金しますか"],
    ["state", "documents/documents.screen.json", '"back": "close"', '"back": "history"'],
    ["state", "nisa/nisa_top.screen.json", '"link": "nisa_guide"', '"link": "risk"'],
    ["state", withdrawal, '"go", "to": "/client/bank"', '"go", "to": "client_withdraw_select"'],
    [
      "journey",
      flow,
      '"job_role", "when": { "condition": "has-department" }',
      '"job_role", "when": { "condition": "has-workplace" }',
    ],
    ["none-needed", flow, '"label": "山田 花子さま（34歳）"', '"label": "山田 花子さま（35歳）"'],
  ] as const)("%s: %s, %s", async (by, file, find, replace) => {
    expect((await judge(mutation(file, find, replace))).by).toBe(by)
  })

  it("is said, with where to look for what nobody noticed", () => {
    const one = {
      kind: "number",
      file: "a.screen.json",
      pointer: "/body/0/when/gt/1",
      before: "0",
      after: "1",
    } as const
    const said = writeResult(
      [
        { ...one, seen: { by: "nobody", screens: ["a"], states: 3 } },
        { ...one, pointer: "/title", seen: { by: "state", what: "a/normal" } },
        { ...one, pointer: "/id", seen: { by: "none-needed" } },
      ],
      "schemas",
    )
    expect(said).toContain(
      "schemas/a.screen.json  /body/0/when/gt/1\n  数字: 0 → 1\n  a の3件の状態では同じに見えます。",
    )
    expect(said).not.toContain("/title")
    expect(said).toContain("3件の変更のうち2件がお客さまに違いのあるものです")
    expect(said).toContain("1件（50.00%）に気づきました")
  })

  it("is one of them, for nearly all changes", async () => {
    const file = "withdrawal/client_cancel_withdrawal_complete.screen.json"
    const chosen = chooseMutations(new Map([[file, texts.get(file) ?? ""]]), 14, 7)
    const verdicts: Verdict[] = []
    for (const { text, ...told } of chosen) verdicts.push({ ...told, seen: await judge({ ...told, text }) })
    const { check, state, noticed, nobody } = countsOf(verdicts)
    expect(check).toBeGreaterThan(0)
    expect(state).toBeGreaterThan(0)
    expect(noticed).toBeGreaterThan(2 * nobody)
    const said = writeResult(verdicts, "schemas")
    expect(said).toContain(`${noticed}件（`)
    for (const { file, pointer, seen } of verdicts)
      expect(said.includes(`schemas/${file}  ${pointer}\n`)).toBe(seen.by === "nobody")
  })
})
