import { nativePlace, type Target } from "./steps"

type Blocks = ReadonlyMap<string, ReadonlySet<{ contains(node: Node): boolean }>>

/** Where controls are looked for: a page of the app, or what the phone draws over it. */
export interface Surroundings {
  readonly root: ParentNode
  /** Where blocks of documents are drawn, as the app's watch tells; none on a page of anybody else. */
  readonly blocks: Blocks
  /** The screen, which the places of its blocks need not name. */
  readonly screen: string
  readonly isNative: boolean
}

const roles = ["button", "link", "option", "tab", "radio", "checkbox", "switch", "combobox"]
const selector = `button, a[href], summary, input:not([type=hidden]), select, textarea, ${roles.map((role) => `[role=${role}]`).join()}`

const frameOfQuestion = '.k-field[id$="-frame"]'

/** Longer ones are cut: they stand in an address. */
export const longestName = 12
/** Line breaks are drawn where they fit. */
const bare = (words: string) => words.replaceAll(/[\s\u200b]+/g, "")

/** The control that an event came to. */
export const controlAt = (target: EventTarget | null): HTMLElement | undefined =>
  (isElement(target) ? target.closest<HTMLElement>(selector) : undefined) ?? undefined

// Every page in a frame has an `Element` of its own.
const isElement = (target: EventTarget | null): target is Element => target !== null && "closest" in target

const isField = (element: Element): element is HTMLInputElement => "labels" in element && element.tagName !== "BUTTON"

/** What people call a control: what is said of it, its label, or what stands in it. */
function wordsOf(element: HTMLElement): string {
  const page = element.ownerDocument
  const [label] = isField(element) ? [...(element.labels ?? [])] : []
  const labelledBy = (element.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => (id === "" ? "" : (page.getElementById(id)?.textContent ?? "")))
    .join("")
  const candidates = [labelledBy, element.getAttribute("aria-label"), label?.textContent]
  const own = isField(element) ? element.getAttribute("placeholder") : firstLine(element)
  return bare([...candidates, own].find((words) => words && bare(words) !== "") ?? "")
}

/** A card says much: what it is about comes first. */
const firstLine = (element: HTMLElement) => element.innerText.split("\n").find((line) => line.trim() !== "")

const nameOf = (element: HTMLElement) => [...wordsOf(element)].slice(0, longestName).join("")

/** Place of a control: its question, the innermost block around it, or the part of the page that has neither. */
function placeOf(element: HTMLElement, { blocks, screen, isNative }: Surroundings): string {
  if (isNative) return nativePlace
  const question = element.closest(frameOfQuestion)?.id
  if (question !== undefined) return `#${question.replace(/-frame$/, "")}`
  const around = [...blocks].flatMap(([at, drawn]) => ([...drawn].some((one) => one.contains(element)) ? [at] : []))
  const innermost = around.toSorted((one, other) => other.length - one.length)[0]
  if (innermost !== undefined) return shortened(innermost, screen)
  if (element.closest(".k-header")) return "header"
  return element.closest("dialog") ? "dialog" : ""
}

/** Of its own screen a block needs but the pointer: a document that moves to another folder stays the same. */
function shortened(at: string, screen: string): string {
  const [file = "", pointer] = at.split("#")
  if (pointer === undefined) return at
  const name = file.replace(/^.*\//, "").replace(/\.\w+\.json$/, "")
  return name === screen ? pointer : `${name}:${pointer}`
}

const isDrawn = (element: Element) => element.getClientRects().length > 0

const controlsOn = ({ root }: Surroundings): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isDrawn)

const controlsIn = (place: string, surroundings: Surroundings): readonly HTMLElement[] =>
  controlsOn(surroundings).filter((element) => placeOf(element, surroundings) === place)

export function targetOf(element: HTMLElement, surroundings: Surroundings): Target {
  const place = placeOf(element, surroundings)
  return [place, Math.max(controlsIn(place, surroundings).indexOf(element), 0), nameOf(element)]
}

export interface FoundControl {
  readonly element: HTMLElement
  /** What it is called by now, where that is something else. */
  readonly renamed?: string
}

/**
 * The control that a step was about. By its words in its place first; a block that was moved keeps its words, so then anywhere
 * on the page; and a control whose words were edited is still the same one of its place.
 */
export function findControl([place, nth, name]: Target, surroundings: Surroundings): FoundControl | undefined {
  const there = controlsIn(place, surroundings)
  const hasName = (element: HTMLElement) => name !== "" && nameOf(element) === name
  const named = there.filter(hasName)
  const sameNth = there[nth]
  if (sameNth && named.includes(sameNth)) return { element: sameNth }
  if (named[0]) return { element: named[0] }
  // A question has an id: what is called like it elsewhere is another question.
  const elsewhere = place.startsWith("#") ? [] : controlsOn(surroundings).filter(hasName)
  if (elsewhere[0] && elsewhere.length === 1) return { element: elsewhere[0] }
  if (sameNth === undefined) return undefined
  return name === "" ? { element: sameNth } : { element: sameNth, renamed: wordsOf(sameNth) }
}

/** The place is on the page, whatever is in it by now. */
export const isPlaceDrawn = (place: string, surroundings: Surroundings): boolean =>
  controlsIn(place, surroundings).length > 0
