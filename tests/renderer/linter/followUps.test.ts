// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createChecker } from "../../../renderer/linter/checker"
import { checkDocuments, rules } from "../../../renderer/linter"
import { vocabularyOf } from "../../../renderer/linter/vocabulary"
import type { Json } from "../../../renderer/model/documents"
import { within } from "../../../renderer/model/pointer"
import { filesOf, invalidExamples } from "./invalid"
import { form } from "./invalid/files"
import { edited, removed, save, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

interface Name {
  readonly file: string
  readonly pointer: string
  readonly name: string
}

const naming = ["widget", "control", "do", "source", "form", "sheet", "call", "screen"]

/** Where documents name something, or another document. */
function namesIn(file: string, value: Json, pointer = ""): readonly Name[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, own]) =>
    naming.includes(key) && typeof own === "string"
      ? [{ file, pointer: within(pointer, key), name: own }]
      : namesIn(file, own, within(pointer, key)),
  )
}

const names = Object.entries(zoo).flatMap(([file, document]) => (document === null ? [] : namesIn(file, document)))

describe("a property that answers what is told beside it", () => {
  const toldOf = (rule: keyof typeof invalidExamples, pointer: string, value: Json) => {
    const files = filesOf(invalidExamples[rule])
    const told = (set: ReturnType<typeof setOf>) =>
      createChecker(vocabularyOf(zooDefinitions))
        .check(set, rules)
        .flatMap((finding) => (finding.rule === rule || finding.pointer === pointer ? [finding.rule] : []))
    return [told(setOf(files)), told(setOf({ ...files, [form]: edited(files[form] ?? null, [[pointer, value]]) }))]
  }

  it.each<[rule: keyof typeof invalidExamples, pointer: string, value: Json]>([
    ["answer-unconfirmed", "/ui/1/ui/0/confirmd", false],
    ["pattern-without-message", "/ui/1/ui/0/mesages", { pattern: "Small letters only" }],
  ])("is told alone where it is misspelt, without %s", (rule, pointer, value) => {
    expect(toldOf(rule, pointer, value)).toEqual([[rule], ["option-unknown"]])
  })

  it("hides nothing where another one is misspelt", () => {
    const [, told] = toldOf("answer-unconfirmed", "/ui/1/ui/0/placeholdr", "Tiger")
    expect(told?.toSorted()).toEqual(["answer-unconfirmed", "option-unknown"])
  })
})

describe("one misspelt name", () => {
  const checker = createChecker(vocabularyOf(zooDefinitions))
  const clean = setOf(zoo)
  checker.check(clean, rules)

  it.each(names)("$file $pointer is told once, whatever hangs on it", ({ file, pointer, name }) => {
    const broken = save(clean, file, edited(zoo[file] ?? null, [[pointer, `${name}x`]]))
    const findings = checker.check(broken, rules)
    expect(findings.map((finding) => `${finding.file}${finding.pointer} ${finding.rule}`)).toEqual([
      expect.stringMatching(new RegExp(`^${file}${pointer} `)),
    ])
  })

  it("is told alone where several name the one that was meant, and nobody is renamed after the wrong one", () => {
    const [flow, animals] = ["visit/visit.flow.json", "visit/animals.screen.json"]
    const both = save(clean, flow, edited(zoo[flow] ?? null, [["/sections/0/steps/1/screen", "tickets"]]))
    const sheet = save(both, animals, edited(zoo[animals] ?? null, [["/footer/1/tap/0/sheet", "asks"]]))
    expect(checker.check(sheet, rules).map(({ rule, file }) => `${rule} ${file}`)).toEqual([
      `unknown-screen ${flow}`,
      `unknown-sheet ${animals}`,
    ])
  })

  it.each(["zoo/animals", "zoo/animalsx"])("leaves a sample of a call alone that %s may be meant for", (call) => {
    const door = "visit/door.screen.json"
    const edits = [
      ["/data", { list: { call, loading: [], empty: "never" } }],
      ["/samples/usual", { calls: { "zoo/animals": "none" } }],
    ] as const
    const findings = checker.check(save(clean, door, edited(zoo[door] ?? null, edits)), rules)
    const told = findings.flatMap(({ rule, pointer }) => (/call/.test(rule) ? [`${pointer} ${rule}`] : []))
    expect(told).toEqual(call === "zoo/animals" ? [] : ["/data/list/call unknown-call"])
  })

  it("is told alone where it is a code that its table has twice: samples that have the lost one are right", () => {
    const call = "calls/zoo/animals.call.json"
    const table = "codes/species.codes.json"
    const coded = edited(zoo[call] ?? null, [["/response/properties/species", { codes: "species" }]])
    expect(checker.check(save(clean, call, coded), rules).map(({ rule }) => rule)).toEqual([])
    const repeated = edited(zoo[table] ?? null, [["/codes/0/code", 2]])
    const findings = checker.check(save(save(clean, call, coded), table, repeated), rules)
    expect(findings.map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`)).toEqual([
      `code-repeated ${table} /codes/1/code`,
    ])
  })

  it.each<[file: string, pointer: string, value: Json, told: string]>([
    ["conditions.json", "/conditions/is-closed/when", { gt: ["$ctx.closed", "one"] }, "operand-type"],
    ["visit/ticket.screen.json", "/body/1", { widget: "heading", text: "{kept.reciept.number}" }, "unknown-path"],
    ["visit/animals.screen.json", "/body/1/when", { is: ["$state.open", "true"] }, "comparison-outside"],
  ])("%s: what only says %s in other words is not told besides", (file, pointer, value, told) => {
    const findings = checker.check(save(clean, file, edited(zoo[file] ?? null, [[pointer, value]])), rules)
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set([told]))
  })

  it("is told alone where an outcome is misspelt that errors.json then lacks", () => {
    const edits = [
      ["/clients/zoo/outcomes/rejected", removed],
      ["/clients/zoo/outcomes/rejectd", []],
    ] as const
    const findings = checker.check(save(clean, "errors.json", edited(zoo["errors.json"] ?? null, edits)), rules)
    expect(findings.map(({ rule }) => rule)).toEqual(["client-outcome-unknown"])
  })

  it("is told alone where it is the label of a code: it is no attribute of the table", () => {
    const table = "codes/species.codes.json"
    const edits = [
      ["/codes/1/label", removed],
      ["/codes/1/lable", "Lion"],
    ] as const
    const findings = checker.check(save(clean, table, edited(zoo[table] ?? null, edits)), rules)
    expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(["property-unknown /codes/1/lable"])
  })

  it("is told alone where it is `properties` of a form: its fields are there", () => {
    const [file, written] = Object.entries(zoo).find(([name]) => name.endsWith(".form.json")) ?? ["", null]
    const { schema } = written as { readonly schema: Readonly<Record<string, Json>> }
    const edits = [
      ["/schema/properties", removed],
      ["/schema/propertys", schema["properties"] ?? {}],
    ] as const
    const findings = checker.check(save(clean, file, edited(written, edits)), rules)
    expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "schema-keyword-unknown /schema/propertys",
    ])
  })

  it("is told alone where a step is taken out of its flow", () => {
    const flow = "visit/visit.flow.json"
    const named = edited(zoo[flow] ?? null, [
      ["/entry/points/PAID", { step: "done" }],
      ["/exits/closed/from/1", "done"],
    ])
    const app = edited(zoo["app.json"] ?? null, [["/notFound", "animals"]])
    const done = edited(zoo["visit/done.screen.json"] ?? null, [["/header/back", "flow"]])
    const before = save(save(save(clean, "app.json", app), "visit/done.screen.json", done), flow, named)
    const without = save(before, flow, edited(named, [["/sections/1/steps/0", { screen: "door" }]]))
    const told = (set: typeof clean) =>
      checker.check(set, rules).flatMap(({ rule }) => (/step-unknown|without-(?:route|flow)/.test(rule) ? [rule] : []))
    expect(told(before)).toEqual([])
    expect(told(without)).toEqual(["screen-without-route"])
  })

  it("does not hide what else is wrong", () => {
    const animals = "visit/animals.screen.json"
    const edits = [
      ["/body/0/widget", "headingx"],
      ["/body/2/format", "yenx"],
    ] as const
    const findings = checker.check(save(clean, animals, edited(zoo[animals] ?? null, edits)), rules)
    expect(findings.map(({ rule }) => rule)).toEqual(["unknown-widget", "unknown-format"])
  })
})

it("tells nothing of a document that lacks what it shares: fixes of it would take away what is right", () => {
  const set = setOf(filesOf(invalidExamples["form-unused"]))
  const toldOf = (given: typeof set) => checkDocuments(given, zooDefinitions).filter((one) => one.file === form)
  const lost = {
    severity: "error",
    rule: "shared-part-unknown",
    file: form,
    pointer: "/body/$ref",
    line: 1,
    values: {},
  } as const
  expect(toldOf(set)).not.toEqual([])
  expect(toldOf({ ...set, findings: [lost] })).toEqual([])
})

it("an option that is called otherwise than its table calls it is told once, though its range no longer ends where the next begins", () => {
  const labels = ["2 years or less", "3 years or more 6 years or less", "7 years or more"]
  const options = labels.map((label, index) => ({ value: index + 1, label }))
  const codes = labels.map((label, index) => ({ code: index + 1, label, legs: 2, wings: false }))
  const files = {
    ...filesOf(invalidExamples["label-differs"]),
    "app.json": edited(zoo["app.json"] ?? null, [["/constants/boundWords", { "or less": "lte", "or more": "gte" }]]),
    "codes/species.codes.json": edited(zoo["codes/species.codes.json"] ?? null, [["/codes", codes]]),
  }
  const told = (label: string) =>
    checkDocuments(
      setOf({
        ...files,
        [form]: edited(zoo[form] ?? null, [
          ["/ui/0/options", options],
          ["/ui/0/options/1/label", label],
          ["/schema/properties/kind/enum", [1, 2, 3]],
        ]),
      }),
      zooDefinitions,
    ).flatMap(({ rule }) => (rule === "label-differs" || rule === "option-ranges-apart" ? [rule] : []))
  expect(told("3 years or more 6 years or less")).toEqual([])
  expect(told("3 years or more 5 years or less")).toEqual(["label-differs"])
})
