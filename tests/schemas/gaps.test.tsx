import { act } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)))
const screens = [...modules.screens].filter(([, { samples }]) => samples?.["invalid_all"]?.submitted)

/** The same screens, before anybody submitted anything. */
const untouched = {
  ...modules,
  screens: new Map(
    screens.map(([id, module]) => {
      const { submitted: _submitted, ...before } = module.samples?.["invalid_all"] ?? {}
      return [id, { ...module, samples: { ...module.samples, invalid_all: before } }]
    }),
  ),
}

let drawn: OpenState | undefined
afterEach(() => drawn?.close())

/** One at a time: two of them would share their ids. */
async function open(from: typeof modules, screen: string): Promise<HTMLElement> {
  drawn?.close()
  drawn = await openState(from, screen, "invalid_all")
  return drawn.container
}

const errorsIn = (container: HTMLElement) =>
  [...container.querySelectorAll(".k-field__error")].map(({ textContent }) => textContent)

describe("a primary button that waits", () => {
  it.each(screens.map(([id]) => id))(
    "lets the form of %s speak, in all that it can say, and sends nothing",
    async (id) => {
      const expected = errorsIn(await open(modules, id))
      const container = await open(untouched, id)
      const button = container.querySelector<HTMLButtonElement>(".k-footer .k-button[data-style=primary]")
      expect(errorsIn(container)).toEqual([])
      expect([button?.disabled, button?.getAttribute("aria-disabled")]).toEqual([false, "true"])
      await act(async () => button?.click())
      await vi.waitUntil(() => errorsIn(container).length > 0, { timeout: 120_000 })
      expect(errorsIn(container)).toEqual(expected)
      const words = container.querySelector(".k-button__reason")?.textContent ?? ""
      expect(words).toMatch(
        new RegExp(`^(あと${expected.length}項目の入力が必要です|${expected.length}項目の内容をご確認ください)$`),
      )
      expect([...container.querySelectorAll("[role=status]")].map(({ textContent }) => textContent)).toContain(words)
      const first = container.querySelector("[data-invalid]")
      expect(first?.contains(document.activeElement)).toBe(true)
    },
  )
})
