import { recordOf } from "../../domain/json"
import { type AuditLine, liveChannel, type Role, type Verdict } from "../../domain/proposals"
import { roleNames } from "../../domain/roleNames"
import { channelName, verdicts, writeDamage } from "../../domain/releaseSentences"
import type { ReleaseDesk } from "./ReleaseDesk"
import { toMoment } from "../parts/times"

/** What a line of the log is about, in words. */
export function sayDetail(
  { id: number, action, subject, detail: given, isDamaged }: AuditLine,
  desk: ReleaseDesk,
): string {
  if (isDamaged) return writeDamage(`audit ${number}`)
  const detail = recordOf(given)
  const titleOf = (id: unknown) => `「${desk.proposals.proposals.find((one) => one.id === id)?.title ?? `提案${id}`}」`
  const [, id = ""] = subject.split(" ")
  const because = typeof detail["reason"] === "string" && detail["reason"] !== "" ? ` 理由：${detail["reason"]}` : ""
  const sayOrder = ({ channel, proposal, release, percent, starts_at }: Readonly<Record<string, unknown>>) =>
    `${channel === liveChannel ? "" : `${channelName(String(channel))} `}${typeof proposal === "number" ? titleOf(proposal) : ""} ${desk.nameOfRelease(String(release))} ${percent}% ${toMoment(String(starts_at))}から`
  switch (action) {
    case "propose":
      return `${titleOf(Number(id))}${because}`
    case "review":
      return `${titleOf(detail["proposal"])} ${verdicts[detail["verdict"] as Verdict]} ${detail["comment"]}`
    case "work-out":
    case "withdraw":
      return titleOf(Number(id))
    case "go-live":
    case "publish":
    case "roll-back":
      return `${sayOrder(detail)} ${because}`
    case "create":
    case "register":
      return desk.nameOfRelease(subject)
    case "cancel":
    case "confirm": {
      const order = desk.lines?.find((line) => line.subject === `pointer ${id}`)
      return `${order ? sayOrder(recordOf(order.detail)) : `公開の指示${id}`}${because}`
    }
    case "add-person":
      return `${detail["name"]}（${(detail["roles"] as readonly Role[]).map((role) => roleNames[role]).join("・")}）`
    case "disable-person":
    case "set-password":
      return desk.nameOf(id)
    case "look-at-case":
      return `申込 ${id}${because}`
    default:
      return subject
  }
}
