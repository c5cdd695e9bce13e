import { observer } from "mobx-react-lite"
import type { DeskStore } from "../DeskStore"
import { truthName } from "../../sentences"
import { fieldsFor } from "../names/fieldsFor"
import { namingOf } from "../names/namingOf"
import { type Alike, truthTable } from "./truthTable"

/** A condition for every kind of answer. */
export const TruthTableView = observer(function TruthTableView({
  store,
  condition,
}: {
  readonly store: DeskStore
  readonly condition: unknown
}) {
  const naming = namingOf(store)
  const table = truthTable(condition, (name) => store.namedCondition(name)?.["when"], fieldsFor(store))
  if (!table)
    return (
      <p className="d-empty">組み合わせが多いため、表にできません。部分ごとに名前を付けると、表で確かめられます。</p>
    )
  const say = (path: string, kind: Alike): string => {
    const said = kind.map((value) => sayValue(value, (one) => naming.answer?.(path, one)))
    return said.length > shown ? `${said.slice(0, shown).join("・")} ほか${said.length - shown}` : said.join("・")
  }
  return (
    <table className="d-truth">
      <thead>
        <tr>
          {table.paths.map((path) => (
            <th key={path} scope="col">
              {naming.path(path) ?? path}
            </th>
          ))}
          <th scope="col">条件</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, truth }, row) => (
          <tr key={row}>
            {cells.map((kind, index) => (
              <td key={index}>{say(table.paths[index] ?? "", kind)}</td>
            ))}
            <td>
              <span className="d-why__truth" data-path={truthName(truth).key}>
                {truth === undefined ? "決まらない" : truthName(truth).value}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})

const shown = 3

function sayValue(value: unknown, answer: (value: unknown) => string | undefined): string {
  if (value === undefined) return "（答えていない）"
  if (Array.isArray(value))
    return value.length === 0 ? "（どれもなし）" : value.map((one) => sayValue(one, answer)).join("・")
  if (value === true) return "はい"
  if (value === false) return "いいえ"
  if (value === "") return "（空）"
  return answer(value) ?? (value === "？" ? "そのほか" : String(value))
}
