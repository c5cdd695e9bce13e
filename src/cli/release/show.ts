import type { KeptEffect } from "../../domain/effect"
import type { Proposal, Proposals } from "../../domain/proposals"
import type { SaidChange } from "../../sentences"
import { writeChanges, writeEffect } from "../diff"
import { CommandError, exitCodes, type Output } from "../failure"
import { toTime } from "./list"
import { proposalStates, verdicts } from "../../domain/releaseSentences"
import { expectAnswer, type JsonOptions, type ReleaseServer, say } from "./server"

/** The proposal of a number, as it stands against what is live now. */
export async function findProposal(id: string, server: ReleaseServer): Promise<Proposal> {
  const { proposals } = expectAnswer<Proposals>(await server.get("/__desk/proposals"))
  const proposal = proposals.find((one) => String(one.id) === id)
  if (!proposal) throw new CommandError(`提案「${id}」はありません。番号は release list で確認できます。`)
  return proposal
}

/** What a proposal does to customers; it takes some seconds where nobody has asked before. */
export const readEffect = async (id: string, server: ReleaseServer): Promise<KeptEffect> =>
  expectAnswer<KeptEffect>(await server.get(`/__desk/proposals/${id}/effect`))

/** All that somebody has to know who is to agree. */
export async function showProposal(
  id: string,
  options: JsonOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const proposal = await findProposal(id, server)
  const { title, reason, authors, at, state, approvals, needed, needsAdmin, reviews } = proposal
  const changes = expectAnswer<readonly SaidChange[]>(await server.get(`/__desk/proposals/${id}/changes`))
  const effect = await readEffect(id, server)
  const sentences = [
    `提案 ${id}「${title}」  ${proposalStates[state]}  確認 ${approvals}/${needed}`,
    `  ${toTime(at)}  ${authors.join("、")}  ${reason}`.trimEnd(),
    ...(needsAdmin ? ["  お客さまの行き先が変わります。公開には「管理」の役割の人の確認が必要です。"] : []),
    writeChanges(changes),
    writeEffect(effect.effect),
    ...reviews.map(
      ({ person, verdict, comment, isCurrent }) =>
        `  ${person}: ${verdicts[verdict]}${isCurrent ? "" : "（内容が変わる前）"}  ${comment}`,
    ),
  ]
  print(say({ ...proposal, changes, effect }, sentences.join("\n"), options))
  return exitCodes.ok
}

/** What the second release has otherwise than the first. */
export async function showDifference(
  [one, other]: readonly [string, string],
  options: JsonOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const answer = await server.get(`/__desk/releases/${encodeURIComponent(one)}/changes/${encodeURIComponent(other)}`)
  if (answer.status === 404)
    throw new CommandError("そのリリースはありません。名前は release list で確認してください。")
  const changes = expectAnswer<readonly SaidChange[]>(answer)
  print(say(changes, writeChanges(changes), options))
  return exitCodes.ok
}
