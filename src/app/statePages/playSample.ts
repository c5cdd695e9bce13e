import { when } from "mobx"
import type { CompiledSample, ScreenState } from "../../../renderer"

const quiet = { begin: () => () => undefined }

/** Does with a screen what its sample says: submits, taps, runs actions; each once the one before has come to rest. */
export async function playSample(state: ScreenState, sample: CompiledSample, page: Window): Promise<void> {
  await rest(state, page)
  if (sample.submitted === true) for (const form of state.openedForms) form.submit()
  for (const key of sample.tap ?? []) {
    const actions = findTap(state, key)
    if (!actions) state.host.report({ code: "unknown-key", at: `${state.file}: ${key}` })
    else void state.runActions(actions, { screen: state, scope: state.scope, meter: quiet, key })
    await rest(state, page)
  }
  if (sample.do) void state.runActions(sample.do, { screen: state, scope: state.scope, meter: quiet, key: undefined })
  await rest(state, page)
  await page.document.fonts?.ready
}

/** Settled, and everything that follows from it is drawn. */
async function rest(state: ScreenState, page: Window): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await when(() => state.isSettled)
    await new Promise((resolve) => page.setTimeout(resolve, 0))
  }
}

type Actions = NonNullable<CompiledSample["do"]>

/** The actions behind a key, wherever in the document it stands. */
function findTap({ module: { screen } }: ScreenState, key: string): Actions | undefined {
  return search([screen.body, screen.footer, screen.data], key)
}

function search(node: unknown, key: string): Actions | undefined {
  if (typeof node !== "object" || node === null) return undefined
  if ("key" in node && node.key === key) {
    const own =
      "tap" in node ? actionsOf(node.tap) : "options" in node ? actionsOf(partOf(node.options, "tap")) : undefined
    if (own) return own
  }
  for (const part of Object.values(node)) {
    const found = search(part, key)
    if (found) return found
  }
  return undefined
}

const partOf = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null ? new Map(Object.entries(node)).get(name) : undefined

const actionsOf = (node: unknown): Actions | undefined => {
  const actions = partOf(node, "@do")
  return Array.isArray(actions) ? (actions as Actions) : undefined
}
