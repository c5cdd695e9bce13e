import { createHash } from "node:crypto"
import { type ModuleValue, Shared } from "./moduleCode"

type Labels = Readonly<Record<string, ModuleValue>>
type List = readonly ModuleValue[]

/** A shorter list costs less where it stands than in a file that several screens share. */
const fewest = 8

/** What is alike stands once, whichever document says it: an application that many calls answer. */
export function shareByContent(kind: string, value: ModuleValue): Shared {
  const hash = createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16)
  return new Shared(`${kind}/${hash}`, value)
}

/** Labels by code: of a code table, and of the options that a question offers from it. */
export const shareLabels = (labels: Labels): Shared => shareByContent("labels", labels)

/** The parts of a form, with long lists of options made of labels that other screens may hold, too. */
export const shareOptions = (ui: List): List => ui.map(shareIn)

function shareIn(part: ModuleValue): ModuleValue {
  const { options, ui, ...rest } = part as Readonly<Record<string, ModuleValue>>
  return {
    ...rest,
    ...(isList(options) ? { options: labelsOf(options) ?? options } : {}),
    ...(isList(ui) ? { ui: shareOptions(ui) } : {}),
  }
}

const isList = (value: ModuleValue): value is List => Array.isArray(value)

/** Undefined where labels by code do not give the same list again: options that say more, or in an order of their own. */
function labelsOf(options: List): Shared | undefined {
  if (options.length < fewest) return undefined
  const labels = Object.fromEntries(options.map(entryOf))
  if (JSON.stringify(toOptions(labels)) !== JSON.stringify(options)) return undefined
  const shared = shareLabels(labels)
  return new Shared(shared.name.replace("labels/", "options/"), options, { shared, write: toOptionsCode })
}

function entryOf(option: ModuleValue): readonly [string, ModuleValue] {
  const { value, label } = option as Labels
  return [String(value), label]
}

const toOptions = (labels: Labels) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const toOptionsCode = (labels: string) => `Object.entries(${labels}).map(([value, label]) => ({ value, label }))`
