import { useEffect, useState } from "react"
import { channelOf, type Listing } from "../../domain/proposals"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"
import { toMoment } from "../parts/times"
import { toJapan } from "../parts/toJapan"
import { sharesAt } from "../../domain/releaseShares"

interface PlannedProps {
  readonly store: DeskStore
  /** In Japan, as it was typed. */
  readonly at: string
  /** Of what the picture is: a release, or `workshop` for what is edited. */
  readonly documents: string
}

/** What customers get at that time, as far as it is ordered by now; nothing where there are no releases. */
export function PlannedAt({ store, at, documents }: PlannedProps) {
  const [listing, setListing] = useState<Listing>()
  useEffect(() => {
    let isShown = true
    void store.api.get("releases").then(({ status, body }) => {
      if (isShown && status === 200 && isFields(body)) setListing(body as unknown as Listing)
    })
    return () => {
      isShown = false
    }
  }, [store.api])
  const live = channelOf(listing)
  if (!live) return null
  const moment = toJapan(at)
  const numbers = sharesAt(live, moment).map(({ pointer, percent }) => {
    const number = listing?.releases.find(({ id }) => id === pointer.release)?.number ?? "?"
    return percent === 100 ? `第${number}版` : `第${number}版（${percent}%）`
  })
  return (
    <p>
      {toMoment(moment)}に本番に出ているもの：{numbers.length === 0 ? "まだありません" : numbers.join("、")}
      。下の絵は、{documents === "workshop" ? "編集中の内容" : "選んだ版"}を、この日時の条件で表示したものです。
    </p>
  )
}
