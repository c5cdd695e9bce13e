import { followAnswer } from "../actions/followAnswer"
import { handleFailure } from "../actions/handleFailure"
import { ownBranch } from "../actions/ownBranch"
import { storeOf } from "../state/storeOf"
import type { ScreenRuntime } from "../actions/Run"
import { endsVisit } from "./endsVisit"
import { requestOf, revertParameters } from "./dataRequest"

/** Requests an entry now. A failure is handled as the entry says. */
export async function loadEntry(name: string, { screen, createRun }: ScreenRuntime): Promise<void> {
  const data = screen.module.screen.data[name]
  const call = typeof data?.call === "string" ? screen.findCall(data.call) : undefined
  if (!data || !call) return
  const entry = screen.entry(name)
  const dataRequest = requestOf(screen, data)
  const input = data.pages ? { ...dataRequest.input, [data.pages.by]: 1 } : dataRequest.input
  const again = entry.wasRequested
  const request = () => screen.host.call(call, input, { signal: screen.signal, again })
  const store = storeOf(screen, call.id)
  const failure = await entry.load(
    dataRequest,
    store ? () => store.load(request) : request,
    // Only where a popup or a sheet tells of the failure: a choice that goes back in silence looks like a tap that did nothing.
    ({ code, outcome }, answered) =>
      data.error === "outcome" &&
      !ownBranch(data.on, code) &&
      !ownBranch(data.on, outcome) &&
      revertParameters(screen, data, answered),
  )
  if (screen.signal.aborted) return
  const arrived = ownBranch(data.on, "ok")
  if (!failure && arrived && entry.state.kind === "ready" && !entry.state.again) {
    const run = createRun({ scope: screen.scope.with({ res: entry.value }) })
    await followAnswer(call, run, () => run.perform(arrived))
  }
  if (!failure) return
  const own = ownBranch(data.on, failure.code) ?? ownBranch(data.on, failure.outcome)
  const isHandled = data.error === "outcome" || own !== undefined || endsVisit(call, failure, screen.host)
  // A choice that was taken back leaves what the customer saw: whoever tells of the failure may lead back to it.
  const told = { ...failure, kept: entry.value !== undefined }
  const end = isHandled ? await handleFailure({ call, on: data.on, failure: told }, createRun()) : undefined
  if (!end?.stop) entry.closeFailure()
}
