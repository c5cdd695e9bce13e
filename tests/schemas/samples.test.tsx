import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)))
const states = [...modules.screens].flatMap(([screen, { samples }]) =>
  Object.keys(samples ?? {}).map((sample) => [screen, sample] as const),
)

/** What reaches a customer's eyes and ears. */
function wordsOf(container: HTMLElement): readonly string[] {
  const spoken = [...container.querySelectorAll("[aria-label], [alt], [placeholder], [title]")].flatMap((element) =>
    ["aria-label", "alt", "placeholder", "title"].flatMap((name) => element.getAttribute(name) ?? []),
  )
  return [...textsOf(container), ...spoken, document.title]
}

function textsOf(node: Node): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""]
  return [...node.childNodes].flatMap(textsOf)
}

/** Signs of a value that was not there, or of a text that nobody filled in. An address may hold an @. */
const leak = /undefined|null|NaN|\[object|[{}]|(^|[^\w.*+-])@|@(text|rich|get|when|do|blocks|template)\b/

const drawn: OpenState[] = []
const complaints: unknown[][] = []

const note = (...definitions: unknown[]) => void complaints.push(definitions)

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(note)
  vi.spyOn(console, "warn").mockImplementation(note)
})
afterEach(() => {
  for (const { close } of drawn.splice(0)) close()
  complaints.length = 0
  vi.restoreAllMocks()
})

describe("every sample", () => {
  it.each(states)("%s/%s is drawn, settles, and says nothing that is not meant", async (screen, sample) => {
    const state = await openState(modules, screen, sample)
    drawn.push(state)
    const { container } = state
    expect(complaints).toEqual([])
    expect([...container.querySelectorAll("[data-broken]")].map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(wordsOf(container).filter((text) => leak.test(text))).toEqual([])
    expect(document.title).not.toBe("")
    expect(container.querySelectorAll("h1")).toHaveLength(1)
  })
})
