import { type ChangedState, groupStates } from "./groupStates"

interface GroupsProps {
  readonly found: readonly ChangedState[]
  /** Not all states have been compared yet. */
  readonly isLooking: boolean
  readonly onOpen: (state: ChangedState) => void
}

/** All that looks otherwise, each change once, with the states that have it. */
export function Groups({ found, isLooking, onOpen }: GroupsProps) {
  const groups = groupStates(found)
  return (
    <section className="d-groups" aria-label="見え方の違い" aria-busy={isLooking}>
      <p role="status">
        {isLooking
          ? `すべての状態を見くらべています…（違いのある状態 ${found.length}）`
          : `違いは${groups.length}種類、${found.length}の状態にあります。`}
      </p>
      <ol className="d-groups__list">
        {groups.map(({ says, states }) => (
          <li key={says}>
            <details>
              <summary>
                {says}
                <span className="d-count">{states.length}の状態</span>
              </summary>
              <ul>
                {states.map((state) => (
                  <li key={`${state.screen}/${state.sample}`}>
                    <button type="button" className="d-link" onClick={() => onOpen(state)}>
                      {state.name}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
