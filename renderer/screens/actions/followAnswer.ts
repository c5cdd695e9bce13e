import type { CompiledCall } from "../../model/compiled"
import type { ActionEnd } from "../../model/registry"
import { errorName } from "../errorName"
import { ownBranch } from "./ownBranch"
import type { Run } from "./Run"

/**
 * Runs what follows an answer of a call. Where that throws, the customer sees what the backend says of an answer that cannot
 * be read; where it says nothing, whoever tapped is told.
 * @throws what was thrown, where nothing else was shown.
 */
export async function followAnswer(
  { id, client, method }: Pick<CompiledCall, "id" | "client" | "method">,
  run: Run,
  follow: () => Promise<ActionEnd>,
): Promise<ActionEnd> {
  try {
    return await follow()
  } catch (error) {
    const { host } = run.screen
    const actions = ownBranch(host.app.errors[client]?.outcomes, "broken") ?? []
    if (actions.length === 0) throw error
    host.report({ code: "handler-failed", at: id, detail: errorName(error) })
    await run.perform(actions, { scope: run.scope.with({ failure: { outcome: "broken", method, kept: true } }) })
    return { outcome: "broken", stop: true }
  }
}
