// @vitest-environment node
import { describe, expect, it } from "vitest"
import { tellSharedOnce } from "../../../renderer/compiler"
import { editText } from "../../../renderer/editing"
import { checkDocuments, fixableRules, fixFor, rules } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { filesOf, invalidExamples } from "./invalid"
import { judged } from "./judged"
import type { InvalidExample } from "./invalid/example"
import { animals, form, listCall } from "./invalid/files"
import { edited, removed, setOf } from "./support"
import { type Files, zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** Rules whose example says too little for a machine; their fix has an example of its own below. */
const ofOtherExamples: Readonly<Record<string, InvalidExample>> = {
  "code-lost": {
    file: listCall,
    edits: [
      ["/response/properties/food", { codes: "food" }],
      ["/samples/many/food", "VEGETABLE"],
      ["/samples/none/food", "VEGETABLE"],
      ["/samples/more", { food: "VEGETABLE", animals: [] }],
    ],
    besides: {
      "codes/food.codes.json": edited(zoo["codes/species.codes.json"] ?? null, [
        ["/id", "food"],
        ["/attributes", {}],
        ["/codes", [{ code: "VEGETABEL", label: "Leaves" }]],
      ]),
    },
  },
  "schema-value-without-code": {
    file: listCall,
    edits: [["/response/properties/food", { type: "string", codes: "food", enum: ["VEGETABLE"] }]],
    besides: {
      "codes/food.codes.json": edited(zoo["codes/species.codes.json"] ?? null, [
        ["/id", "food"],
        ["/attributes", {}],
        ["/codes", [{ code: "VEGETABEL", label: "Leaves" }]],
      ]),
    },
  },
  "colour-syntax": { file: "theme.json", edits: [["/light/ink", "123"]] },
  "source-input-wrong": { file: animals, edits: [["/data/some/input/order", "dwon"]] },
  "personal-unsaid": { file: listCall, edits: [["/request/properties/kind/personal", "nmae"]] },
  "schema-invalid": { file: form, edits: [["/schema/properties/kind/maximum", "9"]] },
  "property-missing": { file: animals, edits: [["/version", removed]] },
  "condition-malformed": { file: animals, edits: [["/body/1/when", { not: [{ is: ["$state.open", true] }] }]] },
  "text-markup": { file: animals, edits: [["/title", "Animals<br>"]] },
  "value-unformatted": {
    file: animals,
    edits: [["/body/0/text", "It costs {list.price}"]],
    besides: {
      [listCall]: edited(zoo[listCall] ?? {}, [["/response/properties/price", { type: "integer", personal: "money" }]]),
    },
  },
  "operand-type": { file: animals, edits: [["/body/1/when", { gt: ["$list.price", "1,000"] }]] },
  "message-place-lost": { file: form, edits: [["/ui/1/ui/0/rules/1/n", 9]] },
  "link-unsafe": { file: "app.json", edits: [["/links/rules", "http://zoo.example/rules"]] },
}

const check = (files: Files) => checkDocuments(setOf(files), zooDefinitions)

function mended(files: Files, edits: ReturnType<typeof fixFor>["edits"]): Files {
  return edits.reduce((done, edit) => {
    const outcome = editText(JSON.stringify(done[edit.file], null, 2), edit)
    if (outcome.kind !== "edited") throw new Error(`${outcome.kind}: ${JSON.stringify(edit)}`)
    return { ...done, [edit.file]: JSON.parse(outcome.text) as Json }
  }, files)
}

const nameOf = ({ rule, file, values }: { rule: string; file: string; values: object }) =>
  `${rule} ${file} ${JSON.stringify(values)}`

describe("fixes that a machine applies", () => {
  it.each([...fixableRules])("%s: the finding goes, and no other comes", (rule) => {
    const example = ofOtherExamples[rule] ?? Object.entries(invalidExamples).find(([id]) => id === rule)?.[1]
    if (!example) throw new Error(`no example of ${rule}`)
    const { files, set, findings } = judged(example)
    const before = tellSharedOnce(set, findings)
    const finding = before.find((each) => each.rule === rule)
    if (!finding) throw new Error(`${rule} finds nothing`)
    const { edits } = fixFor(set, finding)
    expect(edits).not.toEqual([])
    const whole = mended(files, edits)
    const after = tellSharedOnce(setOf(whole), check(whole))
    expect(after.map(nameOf)).not.toContain(nameOf(finding))
    const known = new Set(before.map(nameOf))
    expect(after.map(nameOf).filter((name) => !known.has(name))).toEqual([])
  })

  it.each([
    ["over night on the next day", ["2025-01-31T22:00", "2025-01-31T05:00"], ["2025-01-31T22:00", "2025-02-01T05:00"]],
    ["the other way round", ["2025-02-03T05:00", "2025-01-31T22:00"], ["2025-01-31T22:00", "2025-02-03T05:00"]],
  ])("end a closure %s, and ask first", (_what, [from = "", until = ""], expected) => {
    const file = "closures.json"
    const files = filesOf({
      file,
      edits: [
        ["/closures/0/from", from],
        ["/closures/0/until", until],
      ],
    })
    const finding = check(files).find(({ rule }) => rule === "closure-ends-first")
    if (!finding) throw new Error("nothing is found")
    const { edits, isCertain } = fixFor(setOf(files), finding)
    const [closure] = (mended(files, edits)[file] as { closures: readonly Record<string, string>[] }).closures
    expect([closure?.["from"], closure?.["until"]]).toEqual(expected)
    expect(isCertain).toBe(false)
  })

  it("exist for six rules of ten", () => {
    expect(fixableRules.size / rules.length).toBeGreaterThanOrEqual(0.6)
    const ids = new Set(rules.map(({ id }) => id))
    expect([...fixableRules].filter((id) => !ids.has(id))).toEqual([])
  })
})
