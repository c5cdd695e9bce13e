import { useCallback, useMemo } from "react"
import { leaveQuestion, type ScreenState } from "../../../renderer"
import { useAppContext, type AppContext } from "../AppContext"
import { findBackEffect, type BackEffect, type BackSituation } from "./backEffect"
import { admits } from "../navigation/guards"
import { policyOf } from "./policies"
import { pressBack } from "./pressBack"
import { useDialogGuard, useHistoryGuard } from "./useHistoryGuard"

interface Back {
  readonly effect: BackEffect
  /** The control of the header was pressed, or the device's own back on a guarded screen. */
  readonly press: () => void
}

/** Back on an open screen, for the header and for the device. Read where it is observed. */
export function useBack(state: ScreenState, situation: Pick<BackSituation, "query" | "flow">): Back {
  const app = useAppContext()
  const { screen } = state.module
  const seen = { ...situation, screen, scope: state.scope, mayOpen: (target: string) => mayOpen(app, target) }
  const effect = useStable(findBackEffect(seen, app.services.redirect))
  const policy = policyOf(effect)
  const press = useCallback(() => void pressBack(app, state, effect), [app, state, effect])
  const asks = leaveQuestion(state) !== undefined
  const isGuarded = asks || policy.guard === "always" || (policy.guard === "in-flow" && situation.flow !== undefined)
  const hasDialog = useDialogGuard(app)
  const isRefused = useCallback(() => state.isBlocked, [state])
  useHistoryGuard({ isNeeded: isGuarded || hasDialog, isRefused, onBack: press })
  return { effect, press }
}

function mayOpen({ routes, services }: AppContext, screen: string): boolean {
  const path = routes.pathTo(screen, "")
  const guard = path === undefined ? undefined : routes.find(path)?.route?.guard
  return guard === undefined || admits(guard, services.stores.session.hasToken, {})
}

/** The same object as long as it says the same: the guard starts anew with each other one. */
function useStable(effect: BackEffect): BackEffect {
  const text = JSON.stringify(effect)
  return useMemo(() => JSON.parse(text) as BackEffect, [text])
}
