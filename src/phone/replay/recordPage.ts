import { controlAt, type Surroundings, targetOf } from "./controls"
import { recordScrolls } from "./scrolls"
import { pagePlace, type Step } from "./steps"

interface Recorded {
  /** Asked at each event: where controls are by then. */
  surroundings(): Surroundings
  /** Whether the phone itself is giving values just now, as it does when it plays. */
  isPlaying(): boolean
  /** `shown` is what was given, for people; absent where it may be personal. */
  done(step: Step, shown?: string): void
}

const pressed = ["button", "submit", "reset", "image", "checkbox", "radio", "file"]
const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]

/** What a form hears of when it is left. */
const answers = "input, select, textarea, [role=combobox]"

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  ["SELECT", "TEXTAREA"].includes(element.tagName) ||
  (element.tagName === "INPUT" && !pressed.includes((element as HTMLInputElement).type))

const isSelect = (field: Field): field is HTMLSelectElement => field.tagName === "SELECT"

/** What is typed into it stands in no link and in no report, also while it is shown. */
const isSecret = (field: Element): boolean =>
  field.getAttribute("type") === "password" ||
  /\b((current|new)-password|cc-[a-z-]+)\b/.test(field.getAttribute("autocomplete") ?? "")

/** Words in ids of questions whose answers say who somebody is, numbers though they be. */
const tellsWho = /phone|tel|mail|account|branch|postal|zip|birth|number|card|code|name|address/i

/** What anybody may read of a given value: what was chosen from a list, and figures that say of nobody who it is. */
export function shownValue(field: Field): string | undefined {
  if (isSelect(field)) return field.selectedOptions[0]?.textContent?.trim()
  const isAsked = field.hasAttribute("autocomplete") && field.getAttribute("autocomplete") !== "off"
  if (isSecret(field) || isAsked || tellsWho.test(field.id)) return undefined
  return /^[\d０-９,.％%/-]*$/.test(field.value) ? field.value : undefined
}

/**
 * Notes what a person does on a page, as steps. Listens before the page itself does: what a tap changes is not there yet.
 * What scripts do to the page is not noted, for they will do it again.
 */
export function recordPage(page: Window | HTMLElement, recorded: Recorded): () => void {
  const { surroundings, isPlaying } = recorded
  const end = new AbortController()
  const scrolls = "document" in page ? recordScrolls(page, end.signal, recorded.done) : undefined
  // Where a page is scrolled to counts for what is done there.
  const done: Recorded["done"] = (...what) => {
    scrolls?.flush()
    recorded.done(...what)
  }
  let isGoing = false
  const note = (element: HTMLElement, make: (target: ReturnType<typeof targetOf>) => Step, shown?: string) =>
    done(make(targetOf(element, surroundings())), shown)
  const giveValue = (field: Field) =>
    note(field, (target) => ["i", ...target, isSecret(field) ? null : field.value], shownValue(field))

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name], control: HTMLElement | undefined) => void,
  ) =>
    page.addEventListener(
      name,
      (event) => {
        if (event.isTrusted || (isValue(name) && !isPlaying()))
          hear(event as HTMLElementEventMap[Name], controlAt(event.target))
      },
      { capture: true, signal: end.signal },
    )

  listen("click", (_event, control) => {
    if (!control) return
    // Of a slider a tap changes the value, sometimes without an event of its own.
    if (control.getAttribute("type") === "range") return giveValue(control as HTMLInputElement)
    const isOpened = control.getAttribute("type") === "file"
    const isClosed = control.getAttribute("aria-disabled") === "true"
    if (!isField(control) && !isOpened) note(control, (target) => (isClosed ? ["t", ...target, 1] : ["t", ...target]))
  })
  listen("input", (_event, control) => {
    if (control && isField(control) && !isSelect(control)) giveValue(control)
  })
  listen("change", (_event, control) => {
    if (!control) return
    if (isField(control)) {
      if (isSelect(control)) giveValue(control)
      return
    }
    const { files } = control as HTMLInputElement
    if (files && files.length > 0)
      note(control, (target) => ["u", ...target, [...files].map(({ type }) => type || "application/octet-stream")])
  })
  listen("pointerdown", () => (isGoing = true))
  listen("keydown", (event, control) => {
    const { key } = event
    isGoing = key === "Tab"
    if (event.isComposing || !isKeyOfPage(key, control)) return
    if (!control) return done(["k", pagePlace, 0, "", key, 1])
    note(control, (target) => (isPressedBy(key, control) ? ["t", ...target] : ["k", ...target, key, 1]))
  })
  listen("focusin", (_event, control) => {
    const isByHand = isGoing
    isGoing = false
    if (control && isByHand) note(control, (target) => ["f", ...target])
  })
  listen("focusout", ({ target, relatedTarget }) => {
    const left = target as HTMLElement
    if (relatedTarget !== null || !left.matches(answers)) return
    // A field that is drawn no more was not left by anybody. A page that has lost the focus as a whole hears of it as well.
    setTimeout(() => {
      if (left.isConnected && !isPlaying()) done(["b"])
    })
  })
  return () => end.abort()
}

/** Codes are put in by the phone, and some pickers of browsers are filled by helpers: nobody but a person asks for that. */
const isValue = (name: string) => name === "input" || name === "change"

/** Keys that do something by themselves: all others give a value, or press what has the focus. */
function isKeyOfPage(key: string, control: HTMLElement | undefined): boolean {
  if (key === "Escape") return true
  if (control === undefined) return false
  const isSuggesting = control.getAttribute("role") === "combobox"
  if (control.tagName === "INPUT" && isField(control))
    return key === "Enter" || (isSuggesting && ["ArrowUp", "ArrowDown"].includes(key))
  const isNative = ["INPUT", "SELECT", "TEXTAREA"].includes(control.tagName)
  if (!isNative && arrows.includes(key)) return true
  return isPressedBy(key, control)
}

/** What the browser presses by itself tells of it with a click. */
const isPressedBy = (key: string, control: HTMLElement | undefined): boolean =>
  control !== undefined &&
  ["Enter", " "].includes(key) &&
  !["BUTTON", "A", "INPUT", "SELECT", "TEXTAREA", "SUMMARY"].includes(control.tagName)
