/** Functions that run in the page: they see nothing of this file but their values. */

/**
 * Writes down what the page complains of from now on: errors, what it says on its console as one, and what its policy
 * refuses. It is kept where the next page of the same window finds it.
 */
export function watchComplaints(): void {
  const name = "engines.complaints"
  if (Object.hasOwn(window, name)) return
  Object.defineProperty(window, name, { value: true })
  const note = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(name) ?? "[]") as unknown[]
    sessionStorage.setItem(name, JSON.stringify([...before, text]))
  }
  const { error } = console
  console.error = (...said: unknown[]) => {
    note(`console: ${said.map(String).join(" ")}`)
    error(...said)
  }
  window.addEventListener("error", ({ message }) => note(`error: ${message}`))
  window.addEventListener("unhandledrejection", ({ reason }) => note(`rejected: ${String(reason)}`))
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`csp: ${violatedDirective} ${blockedURI}`),
  )
}

export function complaintsIn(): string {
  return sessionStorage.getItem("engines.complaints") ?? "[]"
}

/** The field of that label, or what is tapped under that name, where it is open and nothing lies over it. */
export function findReachable(kind: "field" | "control", name: string): Element | null {
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ""
    if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return ""
    return [...node.childNodes].map(read).join("")
  }
  const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? read(element)).replace(/\s+/g, " ").trim()
  // A row that leads on is named by all that stands on it.
  const isNamed = (element: Element) =>
    nameOf(element) === name || (element.matches("a, [role=link]") && nameOf(element).startsWith(name))
  const candidates =
    kind === "field"
      ? [...document.querySelectorAll("label")].filter(isNamed).flatMap(({ control }) => control ?? [])
      : [...document.querySelectorAll("button, a[href], label")].filter(isNamed)
  const isClosed = (element: Element) =>
    (element instanceof HTMLLabelElement ? element.control : element)?.matches(":disabled")
  return (
    candidates.find((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" })
      if (isClosed(element)) return false
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && element.contains(hit)
    }) ?? null
  )
}

/** Whether the text can be seen, wherever its lines break. */
export function isSeen(text: string): boolean {
  const squeeze = (all: string) => all.replace(/\s/g, "")
  return squeeze(document.body.innerText).includes(squeeze(text))
}

/** The screen that has all that belongs to it. */
export function settledScreen(): string | null {
  return document.querySelector("[data-settled='true']")?.getAttribute("data-screen") ?? null
}

export function valueOf(field: Element): string {
  return (field as HTMLInputElement).value
}

/** Pixels between the last field of the form and the form's own end. */
export function roomBelowFields(): number {
  const form = document.querySelector(".k-form__fields")
  const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0
  return Math.round(bottomOf(form) - bottomOf(form?.lastElementChild))
}

export function isKept(form: string): boolean {
  return [localStorage, sessionStorage].some((area) => area.getItem(`kamishibai.draft.${form}`) !== null)
}
