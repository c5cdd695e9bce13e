import { observer } from "mobx-react-lite"
import { useState } from "react"
import { channelOf } from "../../domain/proposals"
import type { DeskStore } from "../DeskStore"
import { Choice } from "../parts/Choice"
import { CasePane } from "./CasePane"
import { ReportedScreen } from "./ReportedScreen"
import { useReleases } from "./useReleases"

const edited = "workshop"

/** The very screen that a customer speaks of: of the release that the customer has, at the address, in the state. */
export const ReportedView = observer(function ReportedView({ store }: { readonly store: DeskStore }) {
  const listing = useReleases(store)
  const { releases } = listing
  const live = channelOf(listing)?.present ?? ""
  const [chosen, setChosen] = useState<string>()
  const [address, setAddress] = useState("")
  const [by, setBy] = useState("address")
  const [hasAskedForCase, setHasAskedForCase] = useState(false)
  const findBy = (next: string) => {
    setBy(next)
    if (next === "case") setHasAskedForCase(true)
  }
  const release = chosen ?? (live === "" ? edited : live)
  const choice = (
    <>
      <h2 className="d-pane__title">お客さまの画面</h2>
      <Choice
        label="さがし方"
        value={by}
        values={["address", "case"]}
        names={{ address: "画面のアドレスから", case: "申込みから" }}
        onChange={findBy}
      />
    </>
  )
  // What was found stays while a screen of it is looked at.
  return (
    <>
      <div className="d-reported" hidden={by !== "case"}>
        {hasAskedForCase && (
          <CasePane
            store={store}
            onSee={(of, screen) => {
              setChosen(of)
              setAddress(screen)
              findBy("address")
            }}
          >
            {choice}
          </CasePane>
        )}
      </div>
      <div className="d-reported" hidden={by === "case"}>
        <ReportedScreen
          key={release}
          store={store}
          release={release === edited ? undefined : release}
          address={address}
        >
          {choice}
          <label className="d-labelled">
            お客さまに出ていた版
            <select className="d-input" value={release} onChange={(event) => setChosen(event.target.value)}>
              {releases.map(({ id, number, note }) => (
                <option key={id} value={id}>
                  第{number}版{id === live ? "（公開中）" : ""} {note}
                </option>
              ))}
              <option value={edited}>編集中の文書</option>
            </select>
          </label>
          <label className="d-labelled">
            画面のアドレス
            <input
              className="d-input"
              list="reported-screens"
              placeholder="/client/withdraw_select"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
        </ReportedScreen>
      </div>
    </>
  )
})
