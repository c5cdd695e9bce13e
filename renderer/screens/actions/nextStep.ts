import { nextInEdit } from "../../flows/edit"
import { nextStep as stepAfter } from "../../flows/neighbours"
import { path, stepIndex } from "../../flows/path"
import type { CompiledFlow } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import { findFlow } from "../state/findFlow"
import type { Run } from "./Run"

const editName = "flow-edit"
const left: ActionEnd = { outcome: "ok", stop: true }

interface StoredEdit {
  readonly summary: string
  readonly was: readonly string[]
  /** Last of the steps that a correction goes through again. */
  readonly through?: string
}

interface NextOptions {
  readonly replace: boolean
  readonly through: unknown
}

const isStoredEdit = (value: unknown): value is StoredEdit =>
  typeof value === "object" && value !== null && "summary" in value && "was" in value && Array.isArray(value.was)

/** Moves to the step after this one; in edit mode, back to the summary. */
export function nextStep({ screen, scope }: Run, { replace, through }: NextOptions): ActionEnd {
  const { host, id, query } = screen
  const flow = findFlow(host.app, id)
  if (!flow) return noStep(screen, "not in a flow")
  const edit = query["edit"] === undefined ? undefined : host.session.get(editName)
  if (isStoredEdit(edit) && stepIndex(flow, edit.summary) > stepIndex(flow, id))
    return nextCorrection({ screen, scope }, flow, typeof through === "string" ? { ...edit, through } : edit)
  const step = stepAfter(flow, id, scope)
  if (!step) return noStep(screen, "last step")
  host.go(step.screen, { replace })
  return left
}

/** Corrections take each other's place in the history, so that the summary is always one step back. */
function nextCorrection(
  { screen, scope }: Pick<Run, "screen" | "scope">,
  flow: CompiledFlow,
  edit: StoredEdit,
): ActionEnd {
  const step = nextInEdit(flow, scope, { ...edit, current: screen.id })
  if (!step || step.screen === edit.summary) {
    screen.host.session.clear(editName)
    screen.host.back()
  } else {
    screen.host.session.set(editName, edit)
    screen.host.go(step.screen, { replace: true, query: { edit: "1" } })
  }
  return left
}

function noStep({ host, id }: Run["screen"], detail: string): ActionEnd {
  host.report({ code: "no-next-step", at: id, detail })
  return { outcome: "no-next-step", stop: true }
}

/**
 * A move with `edit` in its query opens a step to correct it: remembers where to return to, and the path as it was. What
 * was confirmed on the summary is to be confirmed again.
 */
export function recordEdit(options: Readonly<Record<string, unknown>>, { screen, scope }: Run): void {
  const { query } = options
  if (typeof query !== "object" || query === null || !("edit" in query) || screen.query["edit"] !== undefined) return
  const flow = findFlow(screen.host.app, screen.id)
  if (!flow) return
  for (const form of screen.openForms) form.withdrawConsents()
  screen.host.session.set(editName, { summary: screen.id, was: path(flow, scope).map((step) => step.screen) })
}
