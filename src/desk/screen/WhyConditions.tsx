import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"
import { Why } from "../conditions/Why"
import type { DecidingCondition } from "./decidingConditions"
import { judge, type Knowledge, decidedBy, leavesOf, tablesOf, type CodeRow, untold } from "../../sentences"

interface WhyConditionsProps {
  readonly store: DeskStore
  readonly found: readonly DecidingCondition[]
}

/** Conditions with what they came to in the picture, down to the values that decided. */
export const WhyConditions = observer(function WhyConditions({ store, found }: WhyConditionsProps) {
  const knowledge = pictured(store)
  useAsked(store, found)
  return found.map(({ name, condition }, index) => (
    <section key={index} aria-label={name}>
      <p className="d-why__name">{name}</p>
      <ul>
        <Why store={store} judged={judge(condition, knowledge)} knowledge={knowledge} sayMissing={sayMissing} />
      </ul>
    </section>
  ))
})

const sayMissing = (path: string) => (isOfItem(path) ? "一覧の項目ごとに違う" : "値がない")

/** Each item of a list has its own value, and the picture tells those of the whole screen. */
export const isOfItem = (path: string): boolean => /^\$(item|index)\b/.test(path)

/** What is known of the picture. */
export const pictured = (store: DeskStore): Knowledge => ({
  named: (name) => store.namedCondition(name)?.["when"],
  valueOf: (path) => (isOfItem(path) ? untold : store.picture.values[path]),
  rowsOf: (table) => {
    const rows = store.document(store.fileOf("codes", table) ?? "")?.["codes"]
    return Array.isArray(rows) ? rows.filter(isCodeRow) : undefined
  },
})

const isCodeRow = (row: unknown): row is CodeRow => isFields(row) && "code" in row

/** Asks the picture for the values of these conditions, as long as somebody looks at them, and for the code tables in them. */
export function useAsked(store: DeskStore, found: readonly DecidingCondition[]): void {
  const { named } = pictured(store)
  const leaves = found.flatMap(({ condition }) => leavesOf(condition, named))
  const asked = JSON.stringify(decidedBy(leaves))
  useEffect(() => store.picture.ask(JSON.parse(asked) as readonly string[]), [store, asked])
  const tables = tablesOf(leaves).map((table) => store.fileOf("codes", table))
  useEffect(() => {
    for (const file of tables) if (file !== undefined) void store.want(file)
  })
}
