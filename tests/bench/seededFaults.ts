/**
 * Faults put into the documents one after the other, each as somebody might: how many the bench finds, and for how many it names
 * the document as the cause. Parameter: how many faults (100). BUILT names an app that is there already.
 */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { compileDocuments, createTextLoader, loadDocuments, readTexts } from "../../renderer/compiler"
import { editText } from "../../renderer/editing"
import { checkDocuments } from "../../renderer/linter"
import type { Json } from "../../renderer/model/documents"
import { definitions } from "../../src/definitions"
import type { Bench } from "../../src/domain/bench"
import { beganName } from "../../src/domain/documentNames"
import { firstLook } from "../../src/domain/look"
import { createRandom } from "../../src/domain/random"
import { shippedRoot } from "../support/shippedRoot"
import { startDesk } from "./startDesk"

interface Fault {
  readonly kind: string
  readonly file: string
  /** The whole document with the fault in it. */
  readonly text: string
  /** What stands there instead. */
  readonly says: string
  /** A screen that shows it. */
  readonly screen: string
}

const most = Number(process.argv[2] ?? 100)
const random = createRandom(20_261_126)
const texts = readTexts(shippedRoot)
const { screens } = compileDocuments(loadDocuments(shippedRoot), definitions, { samples: true })
const ids = [...screens.keys()]
const fileOf = (id: string) => [...texts.keys()].find((file) => file.endsWith(`/${id}.screen.json`)) ?? ""

/** Something that the document writes is written otherwise; `where` finds it, and only before the samples. */
function inScreen(kind: string, where: RegExp, change: (found: string) => string): Fault | undefined {
  const screen = random.pick(ids)
  const file = fileOf(screen)
  const text = texts.get(file) ?? ""
  const end = text.search(/\n {2}"samples":/)
  const found = [...text.slice(0, end === -1 ? undefined : end).matchAll(where)]
  if (found.length === 0) return undefined
  const { 0: written, index } = random.pick(found)
  const says = change(written)
  return { kind, file, screen, says, text: text.slice(0, index) + says + text.slice(index + written.length) }
}

const sentence = /"(?:text|title|label)": "[^"{}]*[ぁ-ん][^"{}]{2,}"/g
/** Tokens that every screen is drawn with, of the light theme. */
const drawnTokens = { colour: ["paper", "ink", "accent", "line"], size: ["gutter", "space-4", "header", "space-6"] }

/** Pointers of the lists of blocks of a value that have two items or more; those of them that may exclude each other have no order. */
function listsIn(value: Json, pointer = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  const isBlocks = Array.isArray(value) && value.length > 1 && value.every(isBlock)
  const within = Object.entries(value).flatMap(([key, part]) => listsIn(part as Json, `${pointer}/${key}`))
  return isBlocks ? [pointer, ...within] : within
}

const isBlock = (value: Json) => typeof value === "object" && value !== null && "widget" in value && !("when" in value)

/** Two neighbours among the blocks of a screen change places. */
function inOrder(kind: string): Fault | undefined {
  const screen = random.pick(ids)
  const file = fileOf(screen)
  const text = texts.get(file) ?? ""
  const { body, footer } = JSON.parse(text) as Readonly<Record<string, Json>>
  const lists = [...listsIn(body ?? null, "/body"), ...listsIn(footer ?? null, "/footer")]
  if (lists.length === 0) return undefined
  const list = random.pick(lists)
  const edited = editText(text, { file, op: "move", pointer: `${list}/1`, to: 0 })
  return edited.kind === "edited" ? { kind, file, screen, says: list, text: edited.text } : undefined
}

function inTheme(kind: string, names: readonly string[], change: (value: string) => string): Fault {
  const text = texts.get("theme.json") ?? ""
  const name = random.pick(names)
  const changed = text.replace(
    new RegExp(`"${name}": "((?:[^"\\\\]|\\\\.)*)"`),
    (_all, value: string) => `"${name}": "${change(value)}"`,
  )
  return {
    kind,
    file: "theme.json",
    text: changed,
    says: name,
    screen: random.pick(["client_withdrawal", "name_input"]),
  }
}

const nearColour = (colour: string) =>
  `#${(Number.parseInt(colour.slice(1), 16) ^ 0x20_20_20).toString(16).padStart(6, "0").toUpperCase()}`

const kinds: readonly (() => Fault | undefined)[] = [
  () => inScreen("a word is missing", sentence, (found) => found.replace(/[ぁ-ん]{2}/, "")),
  () => inScreen("a letter is another one", sentence, (found) => found.replace(/[ぁ-ん]/, "ぬ")),
  () => inScreen("a text is cut", sentence, (found) => found.replace(/.{2}"$/, '"')),
  () =>
    inScreen("a look is another one", /"tone": "\w+"/g, (found) => {
      const others = ["info", "warn", "soft", "small", "accent", "neutral"].filter((tone) => !found.includes(tone))
      return `"tone": "${random.pick(others)}"`
    }),
  () => inOrder("two blocks change places"),
  () => inTheme("the font is another one", ["font"], () => "serif"),
  () => inTheme("a pixel more", drawnTokens.size, (size) => `${Number.parseInt(size) + 1}px`),
  () => inTheme("a colour is another one", drawnTokens.colour, nearColour),
]

const load = createTextLoader()
/** What the checks refuse is drawn by nobody, and found without a picture. */
const isRefused = ({ file, text }: Fault) =>
  checkDocuments(load(new Map([...texts, [file, text]])), definitions).length > 0

const desk = await startDesk()
const ask = async (path: string, init: RequestInit = {}) => fetch(new URL(`/__desk/${path}`, desk.address), init)
const post = (path: string, body: object) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })

async function drawn(): Promise<Bench> {
  const bench = (await (await ask("bench")).json()) as Bench
  if (bench.run?.status !== "running") return bench
  await wait(100)
  return drawn()
}

let [made, found, caused, quiet] = [0, 0, 0, 0]
while (made < most) {
  const fault = random.pick(kinds)()
  if (fault === undefined || fault.text === texts.get(fault.file) || isRefused(fault)) continue
  writeFileSync(join(desk.documents, fault.file), fault.text)
  const started = await post("bench/runs", { before: beganName, look: firstLook, screens: [fault.screen] })
  if (started.status !== 202) throw new Error(await started.text())
  const { changes, states, run } = await drawn()
  if (run?.status !== "done") throw new Error(`the run ended as ${run?.status}`)
  writeFileSync(join(desk.documents, fault.file), texts.get(fault.file) ?? "")
  // A part that no state of the screen shows cannot be found in pictures; it is counted apart.
  const isDrawn = changes.length > 0
  made += 1
  found += isDrawn ? 1 : 0
  const isCaused = changes.some(({ causes }) => causes.some(({ file }) => file === fault.file))
  caused += isCaused ? 1 : 0
  quiet += isDrawn ? 0 : 1
  const end = isCaused ? "found, with its cause" : isDrawn ? "found without a cause" : "not seen"
  const place = `${fault.file} (${fault.says}), ${fault.screen}, ${states.length} states`
  process.stdout.write(`${made}. ${fault.kind}, ${place}: ${end}\n`)
}
process.stdout.write(
  `seeded faults: ${found} of ${made} found, the cause named for ${caused}, ${quiet} not seen in any state\n`,
)
desk.close()
