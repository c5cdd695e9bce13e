import type { Listing } from "../../server"
import { exitCodes, type Output } from "../failure"
import { expectAnswer, type ReleaseServer } from "./server"

export interface ListOptions {
  readonly json?: boolean
}

/** All releases, the newest first, and who gets which. */
export async function listReleases({ json }: ListOptions, { print }: Output, server: ReleaseServer): Promise<number> {
  const listing = expectAnswer<Listing>(await server.get("/__desk/releases"))
  print(json ? JSON.stringify(listing, null, 2) : writeListing(listing))
  return exitCodes.ok
}

function writeListing({ releases, pointers, live }: Listing): string {
  const nameOf = (id: string) => `第${releases.find((release) => release.id === id)?.number ?? "?"}版 ${id}`
  const orders = pointers.slice(0, 5).map(({ release, percent, at, person, reason, takeover }) => {
    const whom = takeover === "now" ? "利用中のお客さまにも" : "新しい訪問から"
    return `  ${toTime(at)}  ${nameOf(release)}  ${percent}%  ${whom}  ${person}  ${reason}`.trimEnd()
  })
  const rows = releases.map(({ id, number, at, person, note, origin }) => {
    const what = origin === "build" ? "アプリと一緒に組み立てたもの" : `${person}  ${note}`
    return `  第${number}版 ${id}  ${toTime(at)}  ${what}${id === live ? "  ← 公開中" : ""}`
  })
  return ["公開の指示（新しい順）", ...orders, "リリース（新しい順）", ...rows].join("\n")
}

const times = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" })
const toTime = (at: string) => times.format(new Date(at))
