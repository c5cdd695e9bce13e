import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { AuditLine } from "../../domain/proposals"
import { actionName } from "../../domain/releaseSentences"
import type { DeskStore } from "../DeskStore"
import type { ReleaseDesk } from "./ReleaseDesk"
import { sayDetail } from "./sayDetail"
import { toMoment } from "../parts/times"
import { whoStandsBehind } from "./whoStandsBehind"
import { replacedBy, WhatChanged } from "./WhatChanged"
import { useReleaseDesk } from "./useReleaseDesk"
import "./releases.css"

/** Who did what, day by day. */
export const AuditView = observer(function AuditView({ store }: { readonly store: DeskStore }) {
  const desk = useReleaseDesk(store)
  useEffect(() => void desk.readAudit(), [desk])
  const { day, me } = desk
  const { shownAudit } = store
  const people = me?.people ?? []
  const lines = (desk.lines ?? []).filter(({ person }) => shownAudit.of === undefined || person === shownAudit.of)
  return (
    <section className="d-page" aria-label="記録">
      <header className="d-page__head">
        <h2 className="d-page__title">記録</h2>
        <label className="d-labelled">
          日付（空なら最近の500件まで）
          <input
            className="d-input"
            type="date"
            value={day}
            onChange={(event) => void desk.readAudit(event.target.value)}
          />
        </label>
        {people.length > 0 && (
          <label className="d-labelled">
            だれが
            <select
              className="d-input"
              value={shownAudit.of ?? ""}
              onChange={({ target }) => shownAudit.choose(target.value === "" ? undefined : target.value)}
            >
              <option value="">全員</option>
              {people.map(({ login, name }) => (
                <option key={login} value={login}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className="d-page__note" role="status">
          {sayCount(desk, lines.length)}
        </p>
      </header>
      {desk.lines !== undefined && lines.length === 0 && (day !== "" || shownAudit.of !== undefined) && (
        <p className="d-empty">{sayNone(day, shownAudit.of !== undefined)}</p>
      )}
      {lines.length > 0 && (
        <table className="d-audit">
          <thead>
            <tr>
              <th scope="col">日時</th>
              <th scope="col">だれが</th>
              <th scope="col">何をした</th>
              <th scope="col">内容</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <AuditRow key={line.id} desk={desk} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
})

function sayCount({ isThere, lines, isLogMissing }: ReleaseDesk, shown: number): string {
  if (isThere === false) return "ここには記録がありません。npm start で起動すると使えます。"
  if (isLogMissing) return "記録を読み込めませんでした。サーバーを確かめてから、日付を選び直してください。"
  return lines === undefined ? "読み込んでいます。" : `${shown}件`
}

const sayNone = (day: string, isOfOne: boolean): string =>
  `${day === "" ? "最近の500件に、" : "この日に、"}${isOfOne ? "この人の" : ""}記録はありません。`

interface RowProps {
  readonly desk: ReleaseDesk
  readonly line: AuditLine
}

/** What was done, and below it what that has changed. */
const AuditRow = observer(function AuditRow({ desk, line }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const replaced = replacedBy(line, desk)
  return (
    <>
      <tr>
        <td>{toMoment(line.at)}</td>
        <td>{desk.nameOf(line.person)}</td>
        <td>{actionName(line.action)}</td>
        <td>
          {sayDetail(line, desk)}
          {replaced && (
            <button
              type="button"
              className="d-link d-audit__open"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? "変わったところを閉じる" : "変わったところを見る"}
            </button>
          )}
        </td>
      </tr>
      {replaced && isOpen && (
        <tr>
          <td colSpan={4}>
            <div className="d-audit__changed">
              <p>{whoStandsBehind(replaced.after, desk)}</p>
              <WhatChanged desk={desk} sides={{ before: replaced.before.release, after: replaced.after.release }} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
})
