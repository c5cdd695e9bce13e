import { createRoot } from "react-dom/client"
import { vi } from "vitest"
import { createDocuments } from "../../src/app/documents/createDocuments"
import { renderState } from "../../src/app/statePages/startStatePages"
import type { StateAddress } from "../../src/app/statePages/stateAddress"
import type { Host } from "../../renderer"
import type { LoadedModules } from "./shipped"

export interface OpenState {
  readonly container: HTMLElement
  /** Ends everything that the state began. */
  close(): void
}

interface StateOptions {
  /** How calls end, instead of as the sample says. */
  readonly answers?: StateAddress["answers"]
  /** As of when, instead of the moment of all samples. */
  readonly now?: number
  /** Hears of every block that is drawn. */
  readonly watch?: NonNullable<Host["watch"]>
}

const isSettled = (container: HTMLElement) => container.querySelector('[data-settled="true"]') !== null

/** Draws a sample as its state page does, and waits until it has settled. */
export async function openState(
  modules: LoadedModules,
  screen: string,
  sample: string,
  { answers = {}, now, watch }: StateOptions = {},
): Promise<OpenState> {
  const loaders = [...modules.screens].map(([id, module]) => [id, () => Promise.resolve(module)] as const)
  const documents = createDocuments({ app: modules.app, screens: Object.fromEntries(loaders) })
  const device = { theme: "light", platform: "ios", environment: "app" } as const
  const address = { screen, sample, ...device, answers, ...(now === undefined ? {} : { now }) }
  const container = document.body.appendChild(document.createElement("div"))
  const root = createRoot(container)
  root.render(await renderState(documents, address, { page: window, ...(watch ? { watch } : {}) }))
  const close = () => {
    root.unmount()
    container.remove()
  }
  try {
    await vi.waitUntil(() => isSettled(container), { timeout: 120_000, interval: 2 })
  } catch (error) {
    close()
    throw error
  }
  return { container, close }
}
