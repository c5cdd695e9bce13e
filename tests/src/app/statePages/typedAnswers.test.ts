import { fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { createDocuments } from "../../../../src/app/documents/createDocuments"
import { startStatePages } from "../../../../src/app/statePages/startStatePages"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

const id = "phone_number"
const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), [id])

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, "", "/")
})

it("what was typed into a state stays when a document is saved, and goes with another state", async () => {
  const module = modules.screens.get(id)
  const [first = "", second = ""] = Object.keys(module?.samples ?? {})
  window.history.replaceState(null, "", `/__states/${id}/${first}`)
  const container = document.body.appendChild(document.createElement("div"))
  const built = createDocuments({ app: modules.app, screens: { [id]: () => Promise.resolve(module) } as never })
  let save: (screens: readonly string[]) => void = () => undefined
  const documents = {
    ...built,
    onChange(listen: typeof save) {
      save = listen
      return () => undefined
    },
  }
  await startStatePages({ container, documents, page: window })
  const settled = () => vi.waitUntil(() => container.querySelector('[data-settled="true"]') !== null, { interval: 2 })
  const phone = () => screen.getAllByRole<HTMLInputElement>("textbox")[0] as HTMLInputElement
  await settled()
  const said = phone().value
  fireEvent.input(phone(), { target: { value: "0901111" } })
  const typed = phone()
  save([id])
  await vi.waitUntil(() => !typed.isConnected, { interval: 2 })
  await settled()
  await vi.waitUntil(() => phone().value === "0901111", { interval: 2 })
  save([id])
  await settled()
  await vi.waitUntil(() => phone().value === "0901111", { interval: 2 })
  window.history.pushState(null, "", `/__states/${id}/${second}`)
  window.dispatchEvent(new PopStateEvent("popstate"))
  await vi.waitUntil(() => document.documentElement.dataset["state"] === `${id}/${second}`, { interval: 2 })
  await settled()
  window.history.replaceState(null, "", `/__states/${id}/${first}`)
  window.dispatchEvent(new PopStateEvent("popstate"))
  await vi.waitUntil(() => document.documentElement.dataset["state"] === `${id}/${first}`, { interval: 2 })
  await settled()
  expect(phone().value).toBe(said)
})
