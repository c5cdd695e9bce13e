// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { DocumentSet } from "../../../renderer/compiler"
import { rules } from "../../../renderer/linter"
import { createChecker } from "../../../renderer/linter/checker"
import type { Json } from "../../../renderer/model/documents"
import { valueAt, within } from "../../../renderer/model/pointer"
import { createRandom, type Random } from "../../../src/domain/random"
import { checkAnew, sorted, vocabulary } from "./judged"
import { manyZoos } from "./manyZoos"
import { anEdit, textsIn } from "./randomEdits"
import { richZoo } from "./richZoo"
import { edited, removed, save, setOf } from "./support"
import { zoo } from "./zoo"

const cold = (set: DocumentSet) => sorted(checkAnew(set))

/** Rules that read which screens there are, or what all of them use. */
const wholeRules =
  "unknown-screen client-unused token-unused link-unused condition-unused flow-dead-end flow-loop step-skipped message-unused".split(
    " ",
  )

const isOwn = (file: string) => file.includes("/") && !file.startsWith("shared/")

describe("a checker, as documents come and go", () => {
  it.each(Object.keys(zoo).filter(isOwn))("says without %s, and with it again, what a new one says", (file) => {
    const set = setOf(richZoo)
    const checker = createChecker(vocabulary)
    const before = checker.check(set, rules)
    const without = save(set, file, removed)
    expect(sorted(checker.check(without, rules))).toEqual(cold(without))
    expect(sorted(checker.check(save(without, file, richZoo[file] ?? null), rules))).toEqual(sorted(before))
  })

  it.each([0, 20])("judges a screen that comes and who shares its scope, with %d more zoos", (copies) => {
    const set = setOf(manyZoos(copies))
    const checker = createChecker(vocabulary)
    checker.check(set, rules)
    const copy = edited(zoo["visit/animals.screen.json"] ?? null, [["/id", "copied"]])
    const after = save(set, "visit/copied.screen.json", copy)
    const found = checker.check(after, rules)
    expect(sorted(found)).toEqual(cold(after))
    expect(checker.effort()).toEqual({ files: ["visit/ask.sheet.json", "visit/copied.screen.json"], wholeRules })
  })

  it("says after edits between which documents come, go and are renamed what a new one says", () => {
    const random = createRandom(20_261_130)
    const first: Readonly<Record<string, Json>> = richZoo
    const own = Object.keys(first).filter(isOwn)
    const texts = textsIn(first)
    const files = new Map(Object.entries(first))
    const checker = createChecker(vocabulary)
    let set = setOf(first)
    checker.check(set, rules)
    let anew = 0
    const put = (file: string, content: Json | typeof removed) => {
      if (content === removed) files.delete(file)
      else files.set(file, content)
      set = save(set, file, content)
    }
    for (let edit = 1; edit <= 300; edit += 1) {
      const file = random.pick(own)
      const content = files.get(file)
      const kind = random.whole(4)
      if (content === undefined) put(file, first[file] ?? null)
      else if (kind === 0) put(file, removed)
      else if (kind === 1) put(file, first[file] ?? null)
      else put(file, edited(content, [anEdit(content, texts, random)]))
      const found = checker.check(set, rules)
      if (checker.effort().wholeRules.length === rules.length) anew += 1
      if (edit % 10 === 0) expect(sorted(found), `edit ${edit}: ${file}`).toEqual(cold(set))
    }
    // Flows are seen by all.
    expect(anew).toBeLessThan(60)
  })

  it("says after names of app.json and conditions.json come, go and are others what a new one says", () => {
    const random = createRandom(20_261_130)
    const holders = ["app.json /tokens", "app.json /links", "app.json /constants", "conditions.json /conditions"]
    const texts = textsIn(richZoo)
    const own = Object.keys(richZoo).filter(isOwn)
    const checker = createChecker(vocabulary)
    let set = setOf(richZoo)
    checker.check(set, rules)
    const files = new Map(Object.entries(richZoo))
    let judged = 0
    for (let edit = 1; edit <= 200; edit += 1) {
      const [named = "", place = ""] = random.pick(holders).split(" ")
      const file = random.whole(3) === 0 ? random.pick(own) : named
      const before = files.get(file) ?? null
      const isMended = random.whole(3) === 0
      const content =
        file === named ? renamedIn(before, place, random) : edited(before, [anEdit(before, texts, random)])
      files.set(file, isMended ? (richZoo[file] ?? null) : content)
      set = save(set, file, files.get(file) ?? null)
      const found = checker.check(set, rules)
      judged += checker.effort().wholeRules.length
      if (edit % 5 === 0) expect(sorted(found), `edit ${edit}: ${file} ${place}`).toEqual(cold(set))
    }
    expect(judged / 200 / rules.length).toBeLessThan(0.1)
  })
})

/** One of the names that stand in a place goes, or is called otherwise. */
function renamedIn(content: Json, place: string, random: Random): Json {
  const names = Object.entries((valueAt(content, place) ?? {}) as Readonly<Record<string, Json>>)
  const [name, value] = names.length === 0 ? ["new", null] : random.pick(names)
  const path = within(place, name)
  const gone = edited(content, [[path, removed]])
  return random.whole(2) === 0 ? gone : edited(gone, [[`${path}${random.whole(3)}`, value]])
}
