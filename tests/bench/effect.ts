/**
 * 100 seeded changes of the documents, each with a known list of screens and cases: how much of it the effect names, and what
 * it names too much. Parameter: how many changes (100).
 */
import { compileDocuments, type DocumentTexts, loadDocuments, readTexts } from "../../renderer/compiler"
import { effectBetween } from "../../src/cli/effect/effectBetween"
import { createSides } from "../../src/cli/effect/side"
import { definitions } from "../../src/definitions"
import { createRandom } from "../../src/domain/random"
import { shippedRoot } from "../support/shippedRoot"
import { quantile } from "./quantile"

/** A change, and what customers meet otherwise by it. */
interface Known {
  readonly name: string
  readonly texts: DocumentTexts
  readonly screens: readonly string[]
  readonly isTheme?: true
  /** Cases that have to be named, and those that may be. */
  readonly cases: readonly string[]
  readonly mayBe: readonly string[]
}

type Fields = Record<string, unknown>

const most = Number(process.argv[2] ?? 100)
const random = createRandom(20_261_125)
const texts = readTexts(shippedRoot)
const open = createSides()
const before = await open(texts)
const { screens } = compileDocuments(loadDocuments(shippedRoot), definitions, { samples: true })
const flows = [...before.flows.keys()]

const showing = (file: string) =>
  [...screens].flatMap(([id, { dependencies }]) => (dependencies.includes(file) ? [id] : []))
const casesThrough = (wanted: readonly string[]) =>
  flows.flatMap((flow) =>
    before
      .plans(flow)
      .flatMap(({ steps }, index) =>
        steps.some(({ screen }) => wanted.includes(screen)) ? [`${flow} ${index + 1}`] : [],
      ),
  )
const filesOf = (kind: RegExp) => [...texts.keys()].filter((file) => kind.test(file))
const withText = (file: string, text: string): DocumentTexts => new Map([...texts, [file, text]])
const parsed = (file: string) => JSON.parse(texts.get(file) ?? "{}") as Fields

/** A sentence of a screen or a form. */
function aText(): Known | undefined {
  const file = random.pick(filesOf(/\.(screen|form)\.json$/))
  const text = texts.get(file) ?? ""
  const found = [...text.matchAll(/"(?:label|text|title|help|sub)": "[^"{]*[ぁ-ん][^"{]*"/g)]
  if (found.length === 0) return undefined
  const [written = ""] = random.pick(found)
  const shown = showing(file)
  const changed = withText(file, text.replaceAll(written, written.replace(/"$/, 'です"')))
  return { name: `${file}: ${written}`, texts: changed, screens: shown, cases: [], mayBe: casesThrough(shown) }
}

/** The label of a question that everybody is asked who comes to its screen. */
function aQuestion(): Known | undefined {
  const file = random.pick(filesOf(/^(account-opening|inquiry|nisa)\/.*\.form\.json$/))
  const form = parsed(file)
  const ui = form["ui"] as Fields[]
  const shown = showing(file)
  const [index, field] = random.pick([...ui.entries()])
  const isAlways = typeof field["field"] === "string" && field["when"] === undefined && field["labels"] === undefined
  const isPlain = typeof field["label"] === "string" && !/[{]/.test(field["label"])
  if (shown.length !== 1 || !isAlways || !isPlain) return undefined
  const changed = { ...form, ui: ui.with(index, { ...field, label: `${String(field["label"])}（変更）` }) }
  const through = casesThrough(shown)
  return {
    name: `${file}: question ${String(field["field"])}`,
    texts: withText(file, JSON.stringify(changed)),
    screens: shown,
    cases: through,
    mayBe: through,
  }
}

/** Nobody comes through a step any more that some came through. */
function aStep(): Known | undefined {
  const file = random.pick(filesOf(/\.flow\.json$/))
  const text = texts.get(file) ?? ""
  const found = [...text.matchAll(/\{ "screen": "(\w+)", "when": \{[^{}]*\}/g)]
  if (found.length === 0) return undefined
  const [written = "", screen = ""] = random.pick(found)
  const never = `{ "screen": "${screen}", "when": { "is": ["$ctx.platform", "none"] }`
  const through = casesThrough([screen])
  return {
    name: `${file}: step ${screen}`,
    texts: withText(file, text.replace(written, never)),
    screens: [],
    cases: through,
    mayBe: through,
  }
}

/** What only pictures show, or only readers of the file. */
function aSample(): Known | undefined {
  const file = random.pick(filesOf(/\.screen\.json$/))
  const { samples = {}, ...screen } = parsed(file)
  const names = Object.keys(samples as Fields)
  const last = names.at(-1)
  if (names.length < 2 || last === undefined) return undefined
  const kept = Object.fromEntries(Object.entries(samples as Fields).filter(([name]) => name !== last))
  return {
    name: `${file}: sample ${last}`,
    texts: withText(file, JSON.stringify({ ...screen, samples: kept })),
    screens: [],
    cases: [],
    mayBe: [],
  }
}

/** A colour or a size. */
function aToken(): Known | undefined {
  const text = texts.get("theme.json") ?? ""
  const [colour = ""] = random.pick([...text.matchAll(/#[0-9A-F]{6}/g)])
  const other = `#${((Number.parseInt(colour.slice(1), 16) + 1) & 0xffffff).toString(16).toUpperCase().padStart(6, "0")}`
  return {
    name: `theme.json: ${colour}`,
    texts: withText("theme.json", text.replace(colour, other)),
    screens: [],
    isTheme: true,
    cases: [],
    mayBe: [],
  }
}

const times: number[] = []
const kinds = [aText, aText, aText, aText, aQuestion, aQuestion, aQuestion, aStep, aStep, aSample, aToken]
let [changes, known, named, all, tooMuch] = [0, 0, 0, 0, 0]
while (changes < most) {
  const change = random.pick(kinds)()
  if (change === undefined) continue
  changes += 1
  const began = performance.now()
  const effect = await effectBetween(before, await open(change.texts))
  times.push(performance.now() - began)
  const told = [...new Set(effect.cases.groups.flatMap(({ flow, cases }) => cases.map((one) => `${flow} ${one}`)))]
  const toldAll = [...effect.screens.map(({ id }) => id), ...told, ...effect.shared]
  const wanted = [...change.screens, ...change.cases, ...(change.isTheme ? ["theme"] : [])]
  const missed = wanted.filter((one) => !toldAll.includes(one))
  const astray = toldAll.filter((one) => ![...wanted, ...change.mayBe].includes(one))
  known += wanted.length
  named += wanted.length - missed.length
  all += toldAll.length
  tooMuch += astray.length
  if (missed.length + astray.length > 0)
    process.stdout.write(`  ${change.name}: missed ${missed.join(", ")}; too much ${astray.join(", ")}\n`)
}
process.stdout.write(`effect, documents to cases: median ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms\n`)
process.stdout.write(`effect, ${changes} seeded changes: ${named} of ${known} named, ${tooMuch} of ${all} too much\n`)
