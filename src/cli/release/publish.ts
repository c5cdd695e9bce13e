import { type ChannelAddress, channelOf, type Listing, liveChannel } from "../../domain/proposals"
import { parseDatetime } from "../../domain/japanTime"
import { channelName, sayCancelled } from "../../domain/releaseSentences"
import type { Ordered } from "../../server"
import { CommandError, exitCodes, type Output } from "../failure"
import { toTime } from "./list"
import { expectAnswer, type JsonOptions, type ReleaseServer, say, signIn } from "./server"

interface AsOptions extends JsonOptions {
  readonly as: string
}

interface ActOptions extends AsOptions {
  readonly reason: string
}

interface OrderOptions extends ActOptions {
  readonly channel: string
  /** Takes the visits that are under way, too. */
  readonly now: boolean
}

export interface PublishOptions extends OrderOptions {
  readonly percent: string
  /** Although applicants have to answer again, or have answered for nothing. */
  readonly asksAgain?: boolean
  /** Of Japan; at once where it is absent. */
  readonly at?: string
}

interface AddressOptions extends AsOptions {
  readonly channel: string
  /** Of Japan; now where it is absent. */
  readonly at?: string
  /** Where the server listens. */
  readonly server: string
}

interface MoveOptions extends ActOptions {
  /** Of Japan. */
  readonly at: string
}

type Done = Extract<Ordered, { kind: "ordered" }>

/** Customers get what was approved: from now on, or from a moment. */
export async function publishProposal(
  id: string,
  { percent, at, as, channel, asksAgain = false, json = false, ...order }: PublishOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  if (!/^([1-9]\d?|100)$/.test(percent)) throw new CommandError("--percent には1から100までの数を指定してください。")
  const startsAt = at === undefined ? undefined : parseMoment(at)
  await signIn(server, as)
  const body = {
    ...toBody(order),
    channel,
    asksAgain,
    percent: Number(percent),
    ...(startsAt === undefined ? {} : { startsAt }),
  }
  const done = expectAnswer<Done>(await server.post(`/__desk/proposals/${encodeURIComponent(id)}/publish`, body))
  const { release } = done
  const visitors = channel === liveChannel ? "利用中のお客さま" : "開いている人"
  const whom = order.now ? `${visitors}も、次にページを開いたときに変わります。` : `${visitors}は今のまま進めます。`
  const where = channel === liveChannel ? "" : `${channelName(channel)}に`
  const sentence =
    startsAt === undefined
      ? `リリース ${release} を${where}公開しました。新しい訪問の${percent}%に出ます。${whom}`
      : `リリース ${release} を${toTime(startsAt)}から${where}公開します。新しい訪問の${percent}%に出ます。${whom}`
  print(say(done, sentence, { json }))
  return exitCodes.ok
}

/** Customers get what was live before. */
export async function rollBack(
  { channel, as, json = false, ...order }: OrderOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  await signIn(server, as)
  const listing = expectAnswer<Listing>(await server.get("/__desk/releases"))
  const release = channelOf(listing, channel)?.before
  const path = `/__desk/channels/${encodeURIComponent(channel)}/rollback`
  const done = expectAnswer<Done>(await server.post(path, { ...toBody(order), release }))
  const sentence =
    channel === liveChannel
      ? `リリース ${done.release} に戻しました。ほかの人が、デスクの「公開」か release confirm で確認してください。`
      : `${channelName(channel)}を、本番と同じもの（リリース ${done.release}）に戻しました。`
  print(say(done, sentence + sayCancelled(done), { json }))
  return exitCodes.ok
}

/** Where a device begins that is to show a channel before customers get it. */
export async function showAddress(
  { as, channel, at, server: origin, json = false }: AddressOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const moment = at === undefined ? undefined : parseMoment(at)
  await signIn(server, as)
  const query = moment === undefined ? "" : `?${new URLSearchParams({ at: moment })}`
  const path = `/__desk/channels/${encodeURIComponent(channel)}/address${query}`
  const given = expectAnswer<ChannelAddress>(await server.get(path))
  const address = new URL(given.address, origin).href
  const sentence = `このアドレスを開いた端末は、${toTime(given.until)}まで${moment === undefined ? "" : `${toTime(moment)}の`}${channelName(channel)}を見ます。\n  ${address}`
  print(say({ ...given, address }, sentence, { json }))
  return exitCodes.ok
}

/** What was to begin later does not. */
export async function cancel(
  id: string,
  { as, reason, json = false }: ActOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  await signIn(server, as)
  const done = expectAnswer(await server.post(`/__desk/pointers/${encodeURIComponent(id)}/cancel`, { reason }))
  print(say(done, `予定 ${id} を取りやめました。`, { json }))
  return exitCodes.ok
}

/** What was to begin later begins at another time. */
export async function move(
  id: string,
  { as, reason, at, json = false }: MoveOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const startsAt = parseMoment(at)
  await signIn(server, as)
  const path = `/__desk/pointers/${encodeURIComponent(id)}/move`
  const done = expectAnswer<Done>(await server.post(path, { reason, startsAt }))
  print(say(done, `リリース ${done.release} の公開を始める日時を${toTime(startsAt)}に変えました。`, { json }))
  return exitCodes.ok
}

/** A second person has seen that somebody went back. */
export async function confirm(
  id: string,
  { as, json = false }: AsOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  await signIn(server, as)
  const done = expectAnswer(await server.post(`/__desk/pointers/${encodeURIComponent(id)}/confirm`, {}))
  print(say(done, `前に戻したこと（${id}）を確認しました。`, { json }))
  return exitCodes.ok
}

const toBody = ({ reason, now }: Pick<OrderOptions, "reason" | "now">) => ({ reason, takeover: now ? "now" : "visit" })

function parseMoment(text: string): string {
  const ms = parseDatetime(text)
  if (ms === undefined) throw new CommandError("--at には、暦にある日時を 2026-12-01T00:00 のように指定してください。")
  return new Date(ms).toISOString()
}
