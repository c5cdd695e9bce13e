import { observer } from "mobx-react-lite"
import { type ActionWords, callEndName, sayActions } from "../../sentences"
import { actionWords } from "../names/actionWords"
import type { CallEnd } from "./callEnds"
import type { FaultsProps } from "./faultsProps"

const sources: Readonly<Record<CallEnd["by"], string>> = {
  use: "この場所の決まり",
  call: "この通信の決まり",
  errors: "共通の決まり",
  retry: "この場所の決まり",
  ignore: "この場所の決まり",
  nobody: "",
}

interface EndRowProps extends FaultsProps {
  readonly end: CallEnd
  /** What tells it from others that are called the same. */
  readonly beside: string | undefined
}

/** One end of a call: what follows and who says so. Choosing it shows it in the picture. */
export const EndRow = observer(function EndRow({ store, faults, end, beside }: EndRowProps) {
  const { played } = store.picture
  const isPlayed = played?.call === store.callId && played?.end === end.name
  const { place } = end
  const said = sayFollowing(end, actionWords(store))
  return (
    <li className="d-end" data-played={isPlayed || undefined}>
      <button
        type="button"
        className="d-end__show"
        title={end.name}
        aria-pressed={isPlayed}
        onClick={() => faults.play(end)}
      >
        <span className="d-end__name">{nameOf(end)}</span>
        {beside !== undefined && <span className="d-list__id">{beside}</span>}
        {said !== "" && <span className="d-end__follows">{said}</span>}
      </button>
      {place && (
        <button type="button" className="d-link d-end__by" onClick={() => store.goTo(place)}>
          {sources[end.by]}
        </button>
      )}
    </li>
  )
})

const nameOf = ({ kind, name, says }: CallEnd): string => {
  if (says !== "") return says
  const known = callEndName(name)
  return known ?? (kind === "answer" ? "成功した" : "断られた")
}

function sayFollowing({ by, actions, before, kind }: CallEnd, words: ActionWords): string {
  if (by === "retry") return "その場所に「再読み込み」を出す"
  if (by === "ignore") return "その部分なしで画面を出す"
  if (by === "nobody") return kind === "answer" ? "" : "何も決まっていない"
  const first = before === undefined ? "" : `${sayActions(words, before)}、それから `
  return `${first}${sayActions(words, actions)}`
}
