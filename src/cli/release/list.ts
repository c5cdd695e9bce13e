import {
  type ListedChannel,
  type ListedPointer,
  type Listing,
  liveChannel,
  type Proposals,
} from "../../domain/proposals"
import { sharesOf } from "../../domain/releaseShares"
import { channelName, proposalStates, writeDamage } from "../../domain/releaseSentences"
import { exitCodes, type Output } from "../failure"
import { expectAnswer, type JsonOptions, type ReleaseServer, say } from "./server"

/** All proposals and releases, the newest first, and who gets which. */
export async function listReleases(options: JsonOptions, { print }: Output, server: ReleaseServer): Promise<number> {
  const listing = expectAnswer<Listing>(await server.get("/__desk/releases"))
  const { proposals } = expectAnswer<Proposals>(await server.get("/__desk/proposals"))
  print(say({ ...listing, proposals }, writeListing(listing, proposals), options))
  return exitCodes.ok
}

function writeListing({ releases, channels, damage }: Listing, proposals: Proposals["proposals"]): string {
  const nameOf = (id: string) => `第${releases.find((release) => release.id === id)?.number ?? "?"}版 ${id}`
  const writeOrder = ({ id, release, percent, startsAt, person, reason, takeover }: ListedPointer) => {
    const whom = takeover === "now" ? "利用中のお客さまにも" : "新しい訪問から"
    return `  ${id}  ${toTime(startsAt)}  ${nameOf(release)}  ${percent}%  ${whom}  ${person}  ${reason}`.trimEnd()
  }
  const presentIn = (id: string) =>
    channels
      .filter(({ hasOwn }) => hasOwn)
      .flatMap((channel) => {
        const percent = percentOf(id, channel)
        const part = percent < 100 ? `（新しい訪問の${percent}%）` : ""
        return percent === 0 ? [] : `  ← ${channel.name === liveChannel ? "公開中" : channelName(channel.name)}${part}`
      })
      .join("")
  const rows = releases.map(({ id, number, at, person, note, origin }) => {
    const what = origin === "build" ? "アプリと一緒に組み立てたもの" : `${person}  ${note}`
    return `  第${number}版 ${id}  ${toTime(at)}  ${what}${presentIn(id)}`
  })
  const proposed = proposals.map(
    ({ id, title, authors, state, approvals, needed }) =>
      `  ${id}  ${proposalStates[state]}  確認 ${approvals}/${needed}  ${authors.join("、")}  ${title}`,
  )
  return [
    ...(damage.length === 0
      ? []
      : ["壊れたもの（お客さまには出しません）", ...damage.map((one) => `  ${writeDamage(one)}`)]),
    ...(proposed.length === 0 ? [] : ["提案（新しい順）", ...proposed]),
    ...channels.flatMap(({ name, pointers, scheduled }) => {
      const where = `${channelName(name)} ${name}`
      return [
        ...(scheduled.length === 0 ? [] : [`予定：${where}（近い順）`, ...scheduled.map(writeOrder)]),
        ...(pointers.length === 0 ? [] : [`公開の指示：${where}（新しい順）`, ...pointers.slice(0, 5).map(writeOrder)]),
      ]
    }),
    "リリース（新しい順）",
    ...rows,
  ].join("\n")
}

/** How many of the new visits to a channel get a release; where nothing was ordered, all of them get the present one. */
function percentOf(release: string, channel: ListedChannel): number {
  const shares = sharesOf(channel.pointers)
  if (shares.length === 0) return channel.present === release ? 100 : 0
  return shares.reduce((sum, { pointer, percent }) => (pointer.release === release ? sum + percent : sum), 0)
}

const times = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" })
export const toTime = (at: string): string => times.format(new Date(at))
