// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { DocumentSet } from "../../../renderer/compiler"
import { rules } from "../../../renderer/linter"
import { createChecker } from "../../../renderer/linter/checker"
import type { Json } from "../../../renderer/model/documents"
import { createRandom } from "../../../src/domain/random"
import { manyZoos } from "./manyZoos"
import { checkAnew, judged, sorted, vocabulary } from "./judged"
import { anEdit, textsIn } from "./randomEdits"
import { edited, removed, save, setOf } from "./support"
import { filesOf, invalidExamples } from "./invalid"
import { richZoo, withConditions, withOptions, withTables } from "./richZoo"
import { type Files, zoo } from "./zoo"

const cold = (set: DocumentSet) => sorted(checkAnew(set))

describe("a checker", () => {
  it("tells of every mistake when it is made, and no more of it when it is mended", () => {
    const checker = createChecker(vocabulary)
    const clean = setOf(zoo)
    checker.check(clean, rules)
    for (const [rule, example] of Object.entries(invalidExamples)) {
      const { files, findings } = judged(example)
      const changed = Object.keys(files).filter((file) => files[file] !== zoo[file])
      const broken = changed.reduce((set, file) => save(set, file, files[file] ?? null), clean)
      const inZoo = changed.every((file) => zoo[file] !== undefined)
      if (!inZoo) continue
      expect(sorted(checker.check(broken, rules)), rule).toEqual(sorted(findings))
      expect(checker.check(clean, rules), `${rule}, mended`).toEqual([])
    }
  })

  it("tells of an option when the table that names its value elsewhere is edited", () => {
    const files = filesOf(invalidExamples["label-differs"])
    const table = edited(files["codes/species.codes.json"] ?? null, [["/codes/0/label", "Kitten"]])
    const checker = createChecker(vocabulary)
    const differing = setOf(files)
    const told = (set: DocumentSet) =>
      checker.check(set, rules).flatMap(({ rule, pointer }) => (rule === "label-differs" ? [pointer] : []))
    const both = ["/ui/0/options/0/label", "/ui/0/options/1/label"]
    expect(told(differing)).toEqual(both)
    expect(told(save(differing, "codes/species.codes.json", table))).toEqual(both.slice(1))
    expect(told(differing)).toEqual(both)
  })

  it("tells of an option when a schema that nobody refers to names the table of its property", () => {
    const house = (property: Json) => ({ definitions: { house: { type: "object", properties: { kind: property } } } })
    const options = ["Cat", "Bird", "Kitten"].map((label, index) => ({ value: [1, 2, 1][index] ?? 1, label }))
    const form = edited(zoo["visit/ticket.form.json"] ?? null, [["/ui/0/options", options]])
    const set = setOf({ ...zoo, "visit/ticket.form.json": form, "shared/house.json": house({ type: "integer" }) })
    const checker = createChecker(vocabulary)
    const before = checker.check(set, rules).map(({ rule }) => rule)
    const named = save(set, "shared/house.json", house({ type: "integer", codes: "species" }))
    const after = checker.check(named, rules)
    expect(before).not.toContain("label-differs")
    expect(after.map(({ rule }) => rule)).toContain("label-differs")
    expect(sorted(after)).toEqual(cold(named))
  })

  it("tells of a code that is shown as it is when its table calls it otherwise", () => {
    const food = (label: string): Json =>
      edited(zoo["codes/species.codes.json"] ?? null, [
        ["/id", "food"],
        ["/attributes", {}],
        ["/codes", [{ code: "Leaves", label }]],
      ])
    const call = edited(zoo["calls/zoo/animals.call.json"] ?? null, [["/response/properties/food", { codes: "food" }]])
    const text = edited(zoo["visit/animals.screen.json"] ?? null, [["/body/0/text", "They eat {list.food}"]])
    const files = { ...zoo, "calls/zoo/animals.call.json": call, "visit/animals.screen.json": text }
    const set = setOf({ ...files, "codes/food.codes.json": food("Leaves") })
    const checker = createChecker(vocabulary)
    const told = (now: DocumentSet) =>
      checker.check(now, rules).filter(({ rule }) => rule === "value-unformatted").length
    expect(told(set)).toBe(0)
    expect(told(save(set, "codes/food.codes.json", food("Green leaves")))).toBe(1)
    expect(told(set)).toBe(0)
  })

  it("tells of what a half-sheet reads of a screen when the screen has it no more", () => {
    const title = edited(zoo["visit/ask.sheet.json"] ?? null, [["/title", "{values.extra}"]])
    const extra = edited(zoo["visit/animals.screen.json"] ?? null, [["/values/extra", 1]])
    const set = setOf({ ...zoo, "visit/ask.sheet.json": title, "visit/animals.screen.json": extra })
    const checker = createChecker(vocabulary)
    const before = checker.check(set, rules)
    const next = save(set, "visit/animals.screen.json", zoo["visit/animals.screen.json"] ?? null)
    const after = checker.check(next, rules)
    expect(after.length).toBeGreaterThan(before.length)
    expect(sorted(after)).toEqual(cold(next))
  })

  it("judges what was edited, what draws it and what orders that, however many documents there are", () => {
    const label = edited(zoo["visit/ticket.form.json"] ?? null, [["/ui/0/label", "Another label"]])
    const text = edited(zoo["visit/ticket.screen.json"] ?? null, [["/title", "Another title"]])
    for (const copies of [0, 20]) {
      const set = setOf(manyZoos(copies))
      const checker = createChecker(vocabulary)
      checker.check(set, rules)
      expect(checker.effort().wholeRules).toHaveLength(rules.length)
      checker.check(save(set, "visit/ticket.form.json", label), rules)
      const aboveForm = ["visit/ticket.form.json", "visit/ticket.screen.json", "visit/visit.flow.json"]
      expect(checker.effort()).toEqual({ files: aboveForm, wholeRules: [] })
      checker.check(set, rules)
      checker.check(save(set, "visit/ticket.screen.json", text), rules)
      expect(checker.effort()).toEqual({ files: ["visit/ticket.screen.json", "visit/visit.flow.json"], wholeRules: [] })
    }
  })

  it("judges whose schemas name a table when it has another code, and nobody else", () => {
    const set = setOf({ ...zoo, ...withTables })
    const checker = createChecker(vocabulary)
    expect(checker.check(set, rules)).toEqual([])
    const lost = edited(zoo["codes/species.codes.json"] ?? null, [["/codes/1/code", 3]])
    const found = checker.check(save(set, "codes/species.codes.json", lost), rules)
    expect(checker.effort()).toEqual({
      files: [
        "calls/zoo/animals.call.json",
        "codes/species.codes.json",
        "visit/animals.screen.json",
        "visit/ask.sheet.json",
        "visit/visit.flow.json",
      ],
      wholeRules: ["option-labels-exchanged"],
    })
    expect(sorted(found)).toEqual(cold(setOf({ ...zoo, ...withTables, "codes/species.codes.json": lost })))
  })

  it.each([
    ["a label", [["/codes/0/label", "Child"]], []],
    ["a label that is another one's", [["/codes/0/label", "Bird"]], ["option-label-repeated"]],
    ["its order", [["/codes", [2, 1].map((code) => ({ code, label: `No. ${code}`, legs: 1, wings: false }))]], []],
    ["one more code", [["/codes/2", { code: 3, label: "Child", legs: 0, wings: false }]], ["option-outside-schema"]],
    ["one code less", [["/codes/1", removed]], ["schema-value-without-code"]],
  ] as const)("judges a form that offers what a table has when that has %s", (_what, edits, told) => {
    const first: Files = { ...zoo, ...withConditions, ...withOptions }
    const set = setOf(first)
    const checker = createChecker(vocabulary)
    expect(checker.check(set, rules)).toEqual([])
    const table = edited(first["codes/species.codes.json"] ?? null, edits)
    const found = checker.check(save(set, "codes/species.codes.json", table), rules)
    expect(found.map(({ rule }) => rule).toSorted()).toEqual(told)
    expect(sorted(found)).toEqual(cold(setOf({ ...first, "codes/species.codes.json": table })))
    expect(checker.effort().files).toContain("visit/ticket.form.json")
  })

  it("judges who names a condition when it says anything else, by itself or through another, and nobody else", () => {
    const first = { ...zoo, ...withConditions }
    const set = setOf(first)
    const checker = createChecker(vocabulary)
    expect(checker.check(set, rules)).toEqual([])
    const judge = (place: string, value: Json) => {
      const conditions = edited(withConditions["conditions.json"], [[place, value]])
      const found = checker.check(save(set, "conditions.json", conditions), rules)
      expect(sorted(found)).toEqual(cold(setOf({ ...first, "conditions.json": conditions })))
      const { files, wholeRules } = checker.effort()
      checker.check(set, rules)
      return { files, wholeRules, told: found.map(({ rule, pointer }) => `${rule} ${pointer}`) }
    }
    const both = "/conditions/is-free/when"
    expect(judge(both, { all: [{ is: ["$draft.kind", 1] }, { is: ["$draft.kind", 2] }] })).toEqual({
      files: ["conditions.json", "visit/ticket.form.json", "visit/ticket.screen.json", "visit/visit.flow.json"],
      wholeRules: ["condition-circle"],
      told: ["field-never-shown /ui/2/when"],
    })
    expect(judge("/conditions/is-closed/when/is/1", false).files).toContain("visit/ticket.form.json")
  })

  it("judges what reads a part of a document of which there is one, when that part is edited", () => {
    const set = setOf(zoo)
    const checker = createChecker(vocabulary)
    checker.check(set, rules)
    const judge = (file: string, place: string, value: Json) => {
      checker.check(save(set, file, edited(zoo[file] ?? null, [[place, value]])), rules)
      const { files, wholeRules } = checker.effort()
      checker.check(set, rules)
      return { files, wholeRules }
    }
    const label = { files: ["app.json"], wholeRules: ["closure-overlap"] }
    expect(judge("app.json", "/areas/shop/label", "Another label")).toEqual(label)
    expect(judge("conditions.json", "/conditions/is-closed/label", "Somebody else").wholeRules).toEqual([])
    expect(judge("messages.json", "/messages/required-input", "Write something").wholeRules).toEqual([
      "message-place-lost",
    ])
    expect(judge("app.json", "/tokens/zoo", "Another zoo").wholeRules).toEqual(["text-machine-word", "closure-overlap"])
    const token = judge("app.json", "/tokens/other", "Another word")
    expect(token.files).toEqual(["app.json"])
    expect(token.wholeRules.toSorted()).toEqual(
      "closure-overlap text-full-width-brackets text-machine-word unknown-token".split(" "),
    )
    const condition = { label: "Another one", when: { is: ["$draft.kind", 1] } }
    expect(judge("conditions.json", "/conditions/other", condition)).toEqual({
      files: ["conditions.json"],
      wholeRules: ["unknown-condition", "condition-circle"],
    })
    expect(judge("app.json", "/scope/session", {}).wholeRules).toHaveLength(rules.length)
  })

  it.each([
    ["documents", 1_000, 50, "own"],
    ["what all documents see", 250, 1, "own"],
    ["tables of codes", 250, 2, "tables"],
    ["named conditions", 150, 2, "conditions"],
  ] as const)("says of a set after edits to %s what a new one says", (_what, edits, rarely, kind) => {
    const random = createRandom(20_261_122)
    const first = richZoo
    // An edit to what all documents see may have all of them judged anew: among others that is rare, so that mistakes of the rest add up.
    const own = Object.keys(first).filter((file) => file.includes("/") && !file.startsWith("shared/"))
    const rare = {
      own: Object.keys(first).filter((file) => !own.includes(file)),
      tables: own.filter((file) => file.startsWith("codes/")),
      conditions: ["conditions.json"],
    }[kind]
    const files: Record<string, Json> = { ...first }
    const texts = textsIn(first)
    const checker = createChecker(vocabulary)
    let set = setOf(files)
    checker.check(set, rules)
    let judged = 0
    for (let edit = 1; edit <= edits; edit += 1) {
      const file = random.pick(random.whole(rarely) === 0 ? rare : own)
      const before = files[file] ?? null
      const isBroken = before !== first[file]
      const [place, value] = anEdit(before, texts, random)
      // Most documents are mended by the next edit, so that not all of them end in ruins.
      files[file] = isBroken && random.whole(3) > 0 ? (first[file] ?? null) : edited(before, [[place, value]])
      set = save(set, file, files[file])
      const found = checker.check(set, rules)
      judged += checker.effort().files.length
      if (edit % 10 === 0) expect(sorted(found), `edit ${edit}: ${file} ${place} ${String(value)}`).toEqual(cold(set))
    }
    expect(judged).toBeLessThan(edits * 5)
  })
})
