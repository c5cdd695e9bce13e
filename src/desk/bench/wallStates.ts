import type { BenchState, BenchVerdict } from "../../domain/bench"
import type { ListedScreen } from "../../domain/workshop"
import { verdictNames } from "../../sentences"
import { matches } from "../parts/matches"

/** How a state stands; `undrawn` before somebody has it drawn. */
export type Standing = BenchVerdict | "undrawn"

/** What people call it. */
export const standingNames: Readonly<Record<Standing, string>> = { ...verdictNames, undrawn: "まだ撮っていない" }

export interface WallState {
  readonly sample: string
  readonly name: string
  /** Written by hand, or made from what the documents say. */
  readonly kind: "written" | "made"
  readonly standing: Standing
  readonly drawn?: BenchState
}

export interface WallScreen {
  readonly id: string
  readonly title: string
  readonly file: string
  readonly states: readonly WallState[]
}

/** Every state of every screen, with what is known of it; derived ones, and what only the documents before had, stand at the end of their screen. */
export function wallStates(screens: readonly ListedScreen[], drawn: readonly BenchState[]): readonly WallScreen[] {
  const found = new Map(drawn.map((state) => [`${state.screen}/${state.sample}`, state] as const))
  const listed = screens.map(({ id, title, file, samples }) => {
    const states = samples.map(({ id: sample, name, isMade }) => {
      const state = found.get(`${id}/${sample}`)
      found.delete(`${id}/${sample}`)
      return wallState({ id: sample, name, isMade: isMade === true }, state)
    })
    return { id, title, file, states }
  })
  const rest = [...found.values()]
  const others = (screen: string) =>
    rest
      .filter((state) => state.screen === screen)
      .map((state) => {
        const { sample, name } = state
        return wallState({ id: sample, name: name ?? sample, isMade: name !== undefined }, state)
      })
  const known = new Set(screens.map(({ id }) => id))
  const gone = [...new Set(rest.map(({ screen }) => screen))].filter((id) => !known.has(id))
  return [
    ...listed.map((screen) => ({ ...screen, states: [...screen.states, ...others(screen.id)] })),
    ...gone.map((id) => ({ id, title: id, file: "", states: others(id) })),
  ]
}

function wallState(
  { id, name, isMade }: { readonly id: string; readonly name: string; readonly isMade: boolean },
  drawn: BenchState | undefined,
): WallState {
  return {
    sample: id,
    name,
    kind: isMade ? "made" : "written",
    standing: drawn?.verdict ?? "undrawn",
    ...(drawn ? { drawn } : {}),
  }
}

export interface WallFilter {
  readonly search: string
  readonly standing: Standing | "all"
  readonly kind: WallState["kind"] | "all"
}

/** Screens that have something of it, with that alone. */
export const filterWall = (
  screens: readonly WallScreen[],
  { search, standing, kind }: WallFilter,
): readonly WallScreen[] =>
  screens.flatMap((screen) => {
    const isFound = matches(search, screen.id, screen.title)
    const states = screen.states.filter(
      (state) =>
        (isFound || matches(search, state.name)) &&
        (standing === "all" || state.standing === standing) &&
        (kind === "all" || state.kind === kind),
    )
    return states.length > 0 ? [{ ...screen, states }] : []
  })
