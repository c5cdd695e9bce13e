import { exitCodes, type Output } from "../failure"
import { expectAnswer, type JsonOptions, type ReleaseServer, say, signIn } from "./server"
import { findProposal, readEffect } from "./show"

export interface ApproveOptions extends JsonOptions {
  readonly as: string
  readonly comment: string
  /** Sends it back instead. */
  readonly return: boolean
}

/** A second person has looked at a proposal as it stands now. */
export async function approve(
  id: string,
  { as, comment, return: isReturned, json = false }: ApproveOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  await signIn(server, as)
  const { title, content } = await findProposal(id, server)
  const verdict = isReturned ? "return" : "approve"
  const effect = isReturned ? "" : (await readEffect(id, server)).hash
  const reviewed = expectAnswer(
    await server.post(`/__desk/proposals/${id}/reviews`, { content, effect, verdict, comment }),
  )
  const sentence = isReturned
    ? `提案 ${id}「${title}」を差し戻しました。`
    : `提案 ${id}「${title}」を確認済みにしました。公開するには: npm run screens -- release publish ${id} --as だれか --reason 理由`
  print(say(reviewed, sentence, { json }))
  return exitCodes.ok
}
