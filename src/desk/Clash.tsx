import { observer } from "mobx-react-lite"
import type { DeskStore } from "./DeskStore"
import type { Clash as Both } from "./unsaved"
import { placeName } from "./names/placeName"

/** What two people wrote differently into one place; nothing is written before one of both is chosen. */
export const Clash = observer(function Clash({ store, clash }: { readonly store: DeskStore; readonly clash: Both }) {
  const others = store.history.clashes.length - 1
  return (
    <div className="d-said__line d-clash" role="group" aria-label="2人が違う内容にした所">
      <p>
        {placeName(store, clash.over)}を、ほかの人が先に変えていました。どちらにするか選んでください。
        {others > 0 && `このあと、ほかに${others}か所あります。`}
      </p>
      <dl className="d-change__sides">
        <Side name="ほかの人" value={clash.theirs} />
        <Side name="自分" value={clash.mine} />
      </dl>
      <button type="button" className="d-button" onClick={() => void store.history.settleClash("theirs")}>
        ほかの人の内容のままにする
      </button>
      <button type="button" className="d-button" onClick={() => void store.history.settleClash("mine")}>
        自分の内容にする
      </button>
    </div>
  )
})

const longest = 300

const Side = ({ name, value }: { readonly name: string; readonly value: unknown }) => {
  const said = value === undefined ? "（なくなりました）" : typeof value === "string" ? value : JSON.stringify(value)
  return (
    <div className="d-change__side">
      <dt>{name}</dt>
      <dd>{said.length > longest ? `${said.slice(0, longest)}…（${said.length}文字）` : said}</dd>
    </div>
  )
}
