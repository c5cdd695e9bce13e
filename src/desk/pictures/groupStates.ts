/** A state that looks otherwise, and how. */
export interface ChangedState {
  readonly screen: string
  readonly sample: string
  /** As people call it. */
  readonly name: string
  readonly says: string
}

export interface StateGroup {
  readonly says: string
  readonly states: readonly ChangedState[]
}

/** The same change on many states is one; those that are on most states come first. */
export function groupStates(changed: readonly ChangedState[]): readonly StateGroup[] {
  const groups = new Map<string, ChangedState[]>()
  for (const state of changed) groups.set(state.says, [...(groups.get(state.says) ?? []), state])
  return [...groups]
    .map(([says, states]) => ({ says, states }))
    .toSorted((one, other) => other.states.length - one.states.length)
}
