// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { DocumentSet } from "../../../renderer/compiler"
import { rules } from "../../../renderer/linter"
import { createChecker, type KeptChecks } from "../../../renderer/linter/checker"
import { excerptOf, readExcerpt } from "../../../renderer/linter/excerpt"
import { type Context, summaryOf, topicOf, warning } from "../../../renderer/linter/rule"
import type { Json } from "../../../renderer/model/documents"
import { createRandom } from "../../../src/domain/random"
import { sorted, vocabulary } from "./judged"
import { anEdit, textsIn } from "./randomEdits"
import { richZoo } from "./richZoo"
import { edited, removed, save, setOf } from "./support"

/** What another process reads. */
const written = (kept: KeptChecks | undefined): KeptChecks => JSON.parse(JSON.stringify(kept)) as KeptChecks

/** A checker that has seen nothing but what was kept of a set. */
function resumed(set: DocumentSet, kept: KeptChecks) {
  const checker = createChecker(vocabulary)
  checker.resume(set, kept, rules)
  return checker
}

const titleOf = topicOf<string>("titles of screens", (_context, { kind, document }) =>
  kind === "screen" ? [["", String(document.title)]] : [],
)
const titles = (context: Context) => context.facts.get(context, titleOf, "")

const shortly = summaryOf("titles in short", titles)
const allTitles = (context: Context) => context.facts.summary(context, shortly)

const wordsOfApp = excerptOf("app", "tokens as words", ({ tokens = {} }) => Object.values(tokens))
const wordOf = topicOf<string>("words of screens", (context, { kind, id }) =>
  kind === "screen" ? [["", `${id} ${readExcerpt(context, wordsOfApp)?.join() ?? ""}`]] : [],
)
const spoken = (context: Context) => context.facts.get(context, wordOf, "")

describe("what a checker knew", () => {
  it("is enough for another one, which says the same after any edit and looks at as few documents", () => {
    const random = createRandom(20_261_130)
    const files = new Map<string, Json>(Object.entries(richZoo))
    const texts = textsIn(richZoo)
    const names = [...files.keys()]
    const single = names.filter((file) => !file.includes("/"))
    const checker = createChecker(vocabulary)
    let set = setOf(richZoo)
    checker.check(set, rules)
    let told = 0
    for (let edit = 1; edit <= 80; edit += 1) {
      const kept = written(checker.keep())
      const before = set
      const file = random.pick(random.whole(3) === 0 ? single : names)
      const first = richZoo[file] ?? null
      const content = files.get(file)
      const isMended = content === undefined || (content !== first && random.whole(3) > 0)
      const isLost = file.includes("/") && random.whole(8) === 0
      const now: Json | typeof removed = isMended
        ? first
        : isLost
          ? removed
          : edited(content, [anEdit(content, texts, random)])
      if (now === removed) files.delete(file)
      else files.set(file, now)
      set = save(set, file, now)
      const found = checker.check(set, rules)
      const other = resumed(before, kept)
      expect(sorted(other.check(set, rules)), `edit ${edit}: ${file}`).toEqual(sorted(found))
      expect(other.effort(), `edit ${edit}: ${file}`).toEqual(checker.effort())
      told += found.length
    }
    expect(told).toBeGreaterThan(80)
  })

  it.each([
    ["of which each says something", titles, "visit/ticket.screen.json", "/title"],
    ["together, in short", allTitles, "visit/ticket.screen.json", "/title"],
    ["by what app.json says", spoken, "app.json", "/tokens/zoo"],
  ] as const)("has a rule that reads all documents %s judge all of them again", (_what, read, file, place) => {
    const rule = warning("told-everywhere", "Tells in every screen what all say.", function* (context) {
      for (const document of context.set.all("screen"))
        yield { document, pointer: "", values: { all: read(context).join() } }
    })
    const set = setOf(richZoo)
    const checker = createChecker(vocabulary)
    const before = checker.check(set, [rule])
    const other = createChecker(vocabulary)
    other.resume(set, written(checker.keep()), [rule])
    const now = save(set, file, edited(richZoo[file] ?? null, [[place, "Something else"]]))
    const found = other.check(now, [rule])
    expect(found).toEqual(createChecker(vocabulary).check(now, [rule]))
    expect(new Set(found.map(({ values: { all } }) => all))).not.toEqual(
      new Set(before.map(({ values: { all } }) => all)),
    )
  })

  it("is nothing before a check, nor while a rule has not seen the last edit", () => {
    const checker = createChecker(vocabulary)
    expect(checker.keep()).toBeUndefined()
    const set = setOf(richZoo)
    checker.check(set, rules)
    const title = edited(richZoo["visit/ticket.screen.json"] ?? null, [["/title", "Another title"]])
    checker.check(save(set, "visit/ticket.screen.json", title), rules.slice(0, 1))
    expect(checker.keep()).toBeUndefined()
  })

  it("judges anew by a rule that was not among those that were asked", () => {
    const set = save(setOf(richZoo), "visit/ticket.form.json", removed)
    const checker = createChecker(vocabulary)
    checker.check(set, rules.slice(1, 40))
    const other = resumed(set, written(checker.keep()))
    expect(sorted(other.check(set, rules))).toEqual(sorted(createChecker(vocabulary).check(set, rules)))
  })
})

describe("what rules read", () => {
  it("has one name each", () => {
    topicOf("told in this test", () => [])
    expect(() => topicOf("told in this test", () => [])).toThrow('Two sources of rules are named "told in this test"')
  })

  it("can be kept only by its name", () => {
    const nameless = () => [["animal", true] as const]
    const rule = warning("nameless", "Reads a topic without a name.", ({ facts, ...context }) => {
      facts.has({ facts, ...context }, nameless, "animal")
      return []
    })
    const checker = createChecker(vocabulary)
    checker.check(setOf(richZoo), [rule])
    expect(() => checker.keep()).toThrow("A rule reads a source without a name: declare it by topicOf")
  })

  it("is refused where it was kept by other rules", () => {
    const set = setOf(richZoo)
    const facts = { topics: [["of other rules", [], []]], summaries: [] } as const
    expect(() => resumed(set, { facts, verdicts: [] })).toThrow('No source of rules is named "of other rules"')
  })
})
