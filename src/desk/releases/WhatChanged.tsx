import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { AuditLine, ListedPointer } from "../../domain/proposals"
import type { SaidChange } from "../../sentences"
import { ChangeWords } from "../changes/ChangeWords"
import { SeePictures } from "../pictures/SeePictures"
import { whoStandsBehind } from "./LivePanel"
import type { ReleaseDesk } from "./ReleaseDesk"

interface LineProps {
  readonly desk: ReleaseDesk
  readonly line: AuditLine
}

/** Of an order that took the place of another: who stands behind it, what it changed, and both pictures. */
export const WhatChanged = observer(function WhatChanged({ desk, line }: LineProps) {
  const [isOpen, setOpen] = useState(false)
  const [changes, setChanges] = useState<readonly SaidChange[] | "untold">()
  const pointers = desk.listing?.pointers ?? []
  const index = pointers.findIndex(({ id }) => line.subject === `pointer ${id}` && orders.has(line.action))
  const [pointer, before] = [pointers[index], pointers[index + 1]]
  if (index < 0 || !pointer || !before || pointer.release === before.release) return null
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen) void readChanges(desk, before, pointer).then(setChanges)
  }
  return (
    <>
      <button type="button" className="d-link" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? "変わったところを閉じる" : "変わったところを見る"}
      </button>
      {isOpen && (
        <div className="d-audit__changed">
          <p>{whoStandsBehind(pointer, desk)}</p>
          {changes === undefined && <p role="status">読み込んでいます。</p>}
          {changes === "untold" && <p role="status">変わったところを読み込めませんでした。</p>}
          {typeof changes === "object" && (
            <>
              {changes.map((change, place) => (
                <div key={place} className="d-change">
                  <ChangeWords change={change} />
                </div>
              ))}
              <SeePictures
                store={desk.store}
                sides={{ before: before.release, after: pointer.release }}
                screens={screensOf(changes, desk)}
              />
            </>
          )}
        </div>
      )}
    </>
  )
})

const orders = new Set(["go-live", "publish", "roll-back"])

async function readChanges(
  { store: { api } }: ReleaseDesk,
  before: ListedPointer,
  after: ListedPointer,
): Promise<readonly SaidChange[] | "untold"> {
  const path = `releases/${before.release}/changes/${after.release}`
  const answer = await api.get(path).catch(() => undefined)
  return answer?.status === 200 ? (answer.body as readonly SaidChange[]) : "untold"
}

/** Screens whose own documents are others, and those alone: what many screens share is seen on any of them. */
const screensOf = (changes: readonly SaidChange[], { store }: ReleaseDesk): readonly string[] => {
  const files = new Set(changes.map(({ file }) => file.replace(/\.form\.json$/, ".screen.json")))
  return store.tree.screens.flatMap(({ id, file }) => (files.has(file) ? [id] : []))
}
