import type { CallFailure } from "../../model/calls"
import type { CompiledCall } from "../../model/compiled"
import type { Host } from "../../model/host"
import { ownBranch } from "../actions/ownBranch"

/**
 * Whether a failure is told whatever was asked for, even where the screen can do without the answer: it ends the visit, or has a
 * code that errors.json answers for all calls alike. Who is not logged in stays where they are.
 */
export const endsVisit = (
  { client }: CompiledCall,
  { outcome, code }: CallFailure,
  { app, isSignedIn = () => true }: Pick<Host, "app" | "isSignedIn">,
): boolean =>
  outcome === "maintenance" ||
  (outcome === "signed-out" && isSignedIn()) ||
  ownBranch(app.errors[client]?.outcomes, code) !== undefined
