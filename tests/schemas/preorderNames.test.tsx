import { afterAll, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)))

let state: OpenState | undefined
afterAll(() => state?.close())

it.each([
  ["buy", "サンプルテック（SMPT 米国株）"],
  ["tsumitate", "サンプル全世界株式インデックス（投資信託）"],
])(
  "a pre-order to be cancelled (%s) is called by the code and the course of its brand, not by its market",
  async (sample, name) => {
    state?.close()
    state = await openState(modules, "preorder_cancel_confirm", sample)
    expect(state.container.querySelector("dd")?.textContent).toBe(name)
  },
)
