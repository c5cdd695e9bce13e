import { useEffect, useState } from "react"
import type { Listing } from "../../domain/proposals"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"

/** Releases that customers may have, the newest first; none where there are no releases. */
export function useReleases({ api }: DeskStore): Pick<Listing, "releases" | "channels"> {
  const [listing, setListing] = useState<Pick<Listing, "releases" | "channels">>({ releases: [], channels: [] })
  useEffect(() => {
    let isShown = true
    void api.get("releases").then(({ status, body }) => {
      if (isShown && status === 200 && isFields(body)) setListing(body as unknown as Listing)
    })
    return () => {
      isShown = false
    }
  }, [api])
  return listing
}
