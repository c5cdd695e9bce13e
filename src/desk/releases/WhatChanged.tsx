import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { AuditLine, ListedPointer } from "../../domain/proposals"
import { eachDifference, type SaidChange } from "../../sentences"
import { ChangeWords } from "../changes/ChangeWords"
import { SeePictures } from "../pictures/SeePictures"
import type { ReleaseDesk } from "./ReleaseDesk"

/** An order, and the one whose place it took. */
export interface Replaced {
  readonly before: ListedPointer
  readonly after: ListedPointer
}

const orders = new Set(["go-live", "publish", "roll-back"])

/** Undefined for a line about anything else, and where customers got nothing else by it. */
export function replacedBy({ subject, action }: AuditLine, { listing }: ReleaseDesk): Replaced | undefined {
  if (!orders.has(action)) return undefined
  const isMeant = ({ id }: ListedPointer) => subject === `pointer ${id}`
  const pointers = listing?.channels.find((channel) => channel.pointers.some(isMeant))?.pointers ?? []
  const index = pointers.findIndex(isMeant)
  const [after, before] = [pointers[index], pointers[index + 1]]
  return after && before && after.release !== before.release ? { before, after } : undefined
}

/** Names of two releases. */
interface Sides {
  readonly before: string
  readonly after: string
}

interface ChangedProps {
  readonly desk: ReleaseDesk
  readonly sides: Sides
}

/** What one release has otherwise than another, and both pictures. */
export const WhatChanged = observer(function WhatChanged({ desk, sides: { before, after } }: ChangedProps) {
  const [changes, setChanges] = useState<readonly SaidChange[] | "untold">()
  useEffect(() => {
    let isShown = true
    void readChanges(desk, { before, after }).then((read) => isShown && setChanges(read))
    return () => {
      isShown = false
    }
  }, [desk, before, after])
  return (
    <>
      {changes === undefined && <p role="status">読み込んでいます。</p>}
      {changes === "untold" && <p role="status">変わったところを読み込めませんでした。</p>}
      {typeof changes === "object" && (
        <>
          {changes.map((change, place) => (
            <div key={place} className="d-change">
              <ChangeWords change={change} />
            </div>
          ))}
          <SeePictures store={desk.store} sides={{ before, after }} screens={screensOf(changes, desk)} />
        </>
      )}
    </>
  )
})

async function readChanges(
  { store: { api } }: ReleaseDesk,
  { before, after }: Sides,
): Promise<readonly SaidChange[] | "untold"> {
  const answer = await api.get(`releases/${before}/changes/${after}`).catch(() => undefined)
  return answer?.status === 200 ? (answer.body as readonly SaidChange[]) : "untold"
}

/** Screens whose own documents are others, and those alone: what many screens share is seen on any of them. */
const screensOf = (changes: readonly SaidChange[], { store }: ReleaseDesk): readonly string[] => {
  const files = new Set(eachDifference(changes).map(({ file }) => file.replace(/\.form\.json$/, ".screen.json")))
  return store.tree.screens.flatMap(({ id, file }) => (files.has(file) ? [id] : []))
}
