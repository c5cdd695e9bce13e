import { observer } from "mobx-react-lite"
import type { WrittenCall } from "../../domain/writtenCalls"
import { stateName } from "../../sentences"
import { placeName } from "../names/placeName"
import type { CallEnd } from "./callEnds"
import { EndRow } from "./EndRow"
import type { FaultsProps } from "./faultsProps"

const kinds = [
  { kind: "answer", title: "返事" },
  { kind: "code", title: "業務エラー" },
  { kind: "outcome", title: "障害" },
] as const

/** One call: where it is made, and all its ends there. */
export const CallDetail = observer(function CallDetail({
  store,
  faults,
  call,
}: FaultsProps & { readonly call: WrittenCall }) {
  const { ends, use } = faults
  return (
    <section className="d-pane d-call" aria-label="通信の終わり方">
      <h2 className="d-pane__title">{call.title}</h2>
      {call.uses.length > 0 && (
        <label className="d-labelled d-call__use">
          どこで行う通信か（{call.uses.length}か所）
          <select
            className="d-input"
            value={use ? call.uses.indexOf(use) : ""}
            onChange={(event) => void faults.chooseUse(Number(event.target.value))}
          >
            {call.uses.map((one, index) => (
              <option key={`${one.file}#${one.pointer}`} value={index}>
                {one.error === undefined ? placeName(store, one) : `${faults.screenOf(one)?.title ?? ""}を開いたとき`}
              </option>
            ))}
          </select>
        </label>
      )}
      {faults.isPressed && (
        <p className="d-page__note">
          押したときなどに行う通信です。終わり方を選んでから、見え方の中で操作してください。
        </p>
      )}
      {kinds.map(({ kind, title }) => {
        const found = ends.filter((end) => end.kind === kind)
        return (
          found.length > 0 && (
            <section key={kind} className="d-call__ends" aria-label={title}>
              <h3 className="d-list__heading">{title}</h3>
              <ul>
                {found.map((end, index) => (
                  <EndRow key={end.name} store={store} faults={faults} end={end} beside={besideEnd(end, index)} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </section>
  )
})

/** What tells an end from others of its kind: a code, or an answer's name, or its number. The first answer is waited for. */
function besideEnd({ kind, name }: CallEnd, index: number): string | undefined {
  if (kind === "outcome" || (kind === "answer" && index === 0)) return undefined
  if (kind === "code") return name
  const said = stateName(name)
  return said === name ? `例 ${index}` : said
}
