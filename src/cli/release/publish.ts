import type { Ordered } from "../../server"
import { CommandError, exitCodes, type Output } from "../failure"
import { type Answer, expectAnswer, type ReleaseServer, whoIs } from "./server"

interface OrderOptions {
  readonly reason: string
  readonly channel: string
  /** Takes the visits that are under way, too. */
  readonly now: boolean
}

export interface PublishOptions extends OrderOptions {
  readonly percent: string
}

/** Customers get a release from now on. */
export async function publishRelease(
  id: string,
  { percent, channel, ...order }: PublishOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  if (!/^([1-9]\d?|100)$/.test(percent)) throw new CommandError("--percent には1から100までの数を指定してください。")
  const body = { ...toBody(order), release: id, percent: Number(percent) }
  const release = expectOrder(await server.post(`/__desk/channels/${encodeURIComponent(channel)}/pointers`, body), id)
  const whom = order.now
    ? "利用中のお客さまも、次にページを開いたときに変わります。"
    : "利用中のお客さまは今のまま進めます。"
  print(`リリース ${release} を公開しました。新しい訪問の${percent}%に出ます。${whom}`)
  return exitCodes.ok
}

/** Customers get what was live before. */
export async function rollBack(
  { channel, ...order }: OrderOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const path = `/__desk/channels/${encodeURIComponent(channel)}/rollback`
  print(`リリース ${expectOrder(await server.post(path, toBody(order)))} に戻しました。`)
  return exitCodes.ok
}

const toBody = ({ reason, now }: Omit<OrderOptions, "channel">) => ({
  reason,
  takeover: now ? "now" : "visit",
  person: whoIs(),
})

function expectOrder(answer: Answer, id = ""): string {
  const ordered = answer.status === 409 ? (answer.body as Ordered) : expectAnswer<Ordered>(answer)
  if (ordered.kind === "ordered") return ordered.release
  throw new CommandError(sentences[ordered.kind].replace("{id}", id))
}

const sentences: Readonly<Record<Exclude<Ordered["kind"], "ordered">, string>> = {
  "unknown-release":
    "リリース「{id}」は公開できません。release list で名前を、release verify で壊れていないかを確認してください。",
  "unknown-channel": "その公開先はありません。使えるのは live です。",
  "nothing-before": "これより前に公開していたものはありません。",
}
