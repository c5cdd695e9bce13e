import { observer } from "mobx-react-lite"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskStore, Place } from "../DeskStore"
import { isFields, within } from "../json"
import { fieldsFor } from "../names/fieldsFor"
import { Comparison } from "./Comparison"
import { startComparison } from "./comparisons"
import { NamedChoice } from "./NamedChoice"
import { offeredPaths } from "./offeredPaths"
import { leavesOf, pathsOf } from "../../sentences"

interface ConditionEditorProps {
  readonly store: DeskStore
  readonly place: Place
  readonly value: unknown
  /** Takes this part out; absent for a whole condition. */
  readonly onRemove?: () => void
}

const groups = { all: "次のすべて", any: "次のどれか", not: "次ではない" } as const
type Group = keyof typeof groups
const isGroup = (operator: string): operator is Group => Object.hasOwn(groups, operator)

/** A condition made by choosing: comparisons, conditions that have a name, and groups of them. */
export const ConditionEditor = observer(function ConditionEditor({
  store,
  place,
  value,
  onRemove,
}: ConditionEditorProps) {
  const [[operator = "", written] = []] = isFields(value) ? Object.entries(value) : []
  const kind = isGroup(operator) ? operator : operator === "condition" ? "named" : "comparison"
  const turnInto = (next: string) => {
    if (next === kind) return
    const parts = isGroup(kind) ? [written].flat() : [value]
    const whole = next === "not" && parts.length > 1 ? [{ [operator]: parts }] : parts
    void store.set(place, startOf(next, whole, store, place))
  }
  return (
    <div className="d-part" role="group" aria-label="条件">
      <div className="d-part__head">
        <select
          className="d-input"
          aria-label="条件の種類"
          value={kind}
          onChange={(event) => turnInto(event.target.value)}
        >
          <option value="comparison">値をくらべる</option>
          <option value="named">名前のある条件</option>
          {Object.entries(groups).map(([group, label]) => (
            <option key={group} value={group}>
              {label}
            </option>
          ))}
        </select>
        {onRemove && (
          <button type="button" className="d-link" onClick={onRemove}>
            削除
          </button>
        )}
      </div>
      {isGroup(kind) ? (
        <GroupParts store={store} place={{ ...place, pointer: within(place.pointer, kind) }} written={written} />
      ) : kind === "named" ? (
        <NamedChoice
          store={store}
          label="名前のある条件"
          value={String(written)}
          onChoose={(name) => void store.set(place, { condition: name })}
        />
      ) : (
        <Comparison
          store={store}
          place={place}
          operator={operator}
          operands={Array.isArray(written) ? written : [written]}
        />
      )}
    </div>
  )
})

interface GroupPartsProps {
  readonly store: DeskStore
  readonly place: Place
  readonly written: unknown
}

const GroupParts = observer(function GroupParts({ store, place, written }: GroupPartsProps) {
  if (!Array.isArray(written)) return <ConditionEditor store={store} place={place} value={written} />
  const at = (index: number): Place => ({ ...place, pointer: within(place.pointer, index) })
  const add = () => {
    // What the others speak of is the likeliest to be asked more about.
    const spoken = pathsOf(leavesOf({ all: written }, (name) => store.namedCondition(name)?.["when"]))
    const [path = "$ctx.today"] = [...spoken, ...offeredPaths(store, place)]
    const value = startComparison(path, fieldsFor(store, place.file))
    void store.edit([{ ...at(written.length), op: "insert", value } as PointerEdit])
  }
  return (
    <div className="d-part__parts">
      {written.map((part: unknown, index) => (
        <ConditionEditor
          key={index}
          store={store}
          place={at(index)}
          value={part}
          {...(written.length > 1 ? { onRemove: () => void store.remove(at(index)) } : {})}
        />
      ))}
      <button type="button" className="d-link" onClick={add}>
        条件を加える
      </button>
    </div>
  )
})

/** What a condition becomes when it turns into another kind; as much as can be stays. */
function startOf(kind: string, parts: readonly unknown[], store: DeskStore, place: Place): unknown {
  if (kind === "not") return { not: parts[0] }
  if (kind === "all" || kind === "any") return { [kind]: parts }
  if (kind === "named") return { condition: Object.keys(store.namedConditions)[0] ?? "" }
  const kept = parts.find(
    (part) => isFields(part) && Object.keys(part).every((key) => !isGroup(key) && key !== "condition"),
  )
  return kept ?? startComparison(offeredPaths(store, place)[0] ?? "$ctx.today", fieldsFor(store, place.file))
}
