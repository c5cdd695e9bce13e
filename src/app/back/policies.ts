import { backQuery, createRun, type ScreenState } from "../../../renderer"
import type { AppContext } from "../AppContext"
import type { BackEffect } from "./backEffect"
import { leaveFlow } from "./leaveFlow"

interface BackPolicy<Effect extends BackEffect> {
  /** The header has a back control. */
  readonly hasControl: boolean
  /** Where the device's own back must not cross the screen but do what the control does. */
  readonly guard: "always" | "in-flow" | "never"
  run(app: AppContext, state: ScreenState, effect: Effect): void
}

type Policies = {
  readonly [Kind in BackEffect["kind"]]: BackPolicy<Extract<BackEffect, { readonly kind: Kind }>>
}

/** Everything that back can do, one line each. */
const policies: Policies = {
  history: { hasControl: true, guard: "never", run: goBack },
  "step-back": {
    hasControl: true,
    guard: "never",
    run: ({ navigator }, _, { screen }) => {
      if (!navigator.backBy(1)) navigator.go(screen, { replace: true, isReturn: true })
    },
  },
  close: { hasControl: true, guard: "in-flow", run: ({ navigator }) => void navigator.close() },
  "leave-flow": { hasControl: true, guard: "always", run: ({ navigator }, state) => void leaveFlow(navigator, state) },
  screen: {
    hasControl: true,
    guard: "never",
    run: ({ navigator }, state, { screen }) =>
      navigator.go(screen, { replace: true, isReturn: true, query: backQuery(state) }),
  },
  own: {
    hasControl: true,
    guard: "never",
    run: ({ navigator }, _, { path }) => navigator.go(path, { replace: true, isReturn: true }),
  },
  native: { hasControl: true, guard: "never", run: ({ services }, _, { url }) => services.page.location.assign(url) },
  none: { hasControl: false, guard: "always", run: closeOrContinue },
}

/** After a killed webview nothing lies behind: the document says which screen the customer came from. */
function goBack({ navigator }: AppContext, state: ScreenState): void {
  const { otherwise } = state.module.screen.header
  if (navigator.backBy(1)) return
  if (otherwise) void createRun(state).perform(otherwise)
  else void navigator.close()
}

/** Where there is no way back, the device's own back does what the × in the header does, or else presses the primary button. */
function closeOrContinue({ navigator }: AppContext, { module }: ScreenState): void {
  if (module.screen.header.close) void navigator.close()
  else document.querySelector<HTMLElement>(".k-footer [data-style=primary]")?.click()
}

export const policyOf = (effect: BackEffect): BackPolicy<BackEffect> => policies[effect.kind] as BackPolicy<BackEffect>
