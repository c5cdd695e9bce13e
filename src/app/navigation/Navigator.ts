import type { Problem } from "../../../renderer"
import type { NativeBridge, Redirect } from "../../platform/bridge"
import { addressOf } from "./addressOf"
import type { Places } from "./Places"
import { sentinelOf } from "./sentinel"

/** The part of the router that moves. */
export interface Mover {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string; readonly state?: unknown }
  }
  navigate(
    to: string | number,
    options?: { readonly replace?: boolean; readonly state?: unknown },
  ): Promise<void> | void
}

interface NavigatorDependencies {
  readonly mover: () => Mover
  readonly places: Places
  readonly redirect: Pick<Redirect, "judge">
  readonly bridge: Pick<NativeBridge, "close">
  /** How many entries of this app lie behind the current screen. */
  readonly depth: () => number
  readonly noteClosed: () => void
  readonly report: (problem: Problem) => void
}

export interface Move {
  readonly replace?: boolean
  readonly query?: Readonly<Record<string, unknown>>
}

export interface Navigator {
  go(target: string, move?: Move): void
  /** False where the history is shorter. */
  backBy(steps: number): boolean
  /** History, or closing where there is none. */
  back(): void
  close(): Promise<void>
}

/** Moves between screens. A target that leads nowhere is reported and nothing happens. */
export function createNavigator({
  mover,
  places,
  redirect,
  bridge,
  depth,
  noteClosed,
  report,
}: NavigatorDependencies): Navigator {
  function go(target: string, { replace = false, query }: Move = {}): void {
    const { pathname, search } = mover().state.location
    const path = places.pathTo(target, pathname)
    const judged = path === undefined ? undefined : redirect.judge(path)
    if (judged?.kind !== "own") return report({ code: "unknown-target", at: path === undefined ? target : "path" })
    const address = addressOf(judged.path, query)
    void mover().navigate(address, { replace: replace || address === `${pathname}${search}` })
  }

  function backBy(steps: number): boolean {
    if (!Number.isInteger(steps) || steps < 1 || depth() < steps) return false
    // A screen with an entry of its own above it is two entries deep.
    const own = sentinelOf(mover().state.location) === undefined ? 0 : 1
    void mover().navigate(-steps - own)
    return true
  }

  async function close(): Promise<void> {
    if ((await bridge.close()) === "stayed") noteClosed()
  }

  return { go, backBy, close, back: () => void (backBy(1) || close()) }
}
