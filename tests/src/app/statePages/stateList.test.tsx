import { cleanup, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Documents } from "../../../../src/app/services"
import { renderState } from "../../../../src/app/statePages/startStatePages"
import { parseStateAddress } from "../../../../src/app/statePages/stateAddress"

const documents = {
  app: { routes: {}, flows: {} },
  load: async (id: string) => (id === "lions" ? { screen: { id }, samples: { usual: {}, empty: {} } } : undefined),
} as object as Documents

async function show(pathname: string) {
  render(await renderState(documents, parseStateAddress({ pathname, search: "" }), { page: window }))
  const shown = {
    text: document.body.textContent,
    links: screen.queryAllByRole("link").map((link) => link.getAttribute("href")),
  }
  cleanup()
  return shown
}

it("names all states of a screen where none is asked for, or one that is not there", async () => {
  const links = ["/__states/lions/usual", "/__states/lions/empty"]
  expect(await show("/__states/lions")).toMatchObject({ links })
  expect((await show("/__states/lions/asleep")).text).toContain("画面「lions」の状態「asleep」はありません。")
  expect(await show("/__states/lions/asleep")).toMatchObject({ links })
  expect(await show("/__states/tigers")).toEqual({ text: "画面「tigers」はありません。", links: [] })
})
