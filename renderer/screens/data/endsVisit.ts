import type { CallFailure } from "../../model/calls"
import type { CompiledCall } from "../../model/compiled"
import type { Host } from "../../model/host"
import { ownBranch } from "../actions/ownBranch"

const endings: readonly string[] = ["signed-out", "maintenance"]

/**
 * Whether a failure is told whatever was asked for, even where the screen can do without the answer: it ends the visit, or has a
 * code that errors.json answers for all calls alike.
 */
export const endsVisit = (
  { client }: CompiledCall,
  { outcome, code }: CallFailure,
  { app }: Pick<Host, "app">,
): boolean => endings.includes(outcome) || ownBranch(app.errors[client]?.outcomes, code) !== undefined
