import type { SaidChange } from "../../../sentences"
import { changesBetween } from "../../changesBetween"
import { readRelease, readTextsOf } from "../storedReleases"
import { type Deciding, readLive } from "./deciding"
import { findProposal, readProposedTexts } from "./proposalRows"
import { withFiles } from "./withFiles"

/** What a proposal would change of what is live now, in sentences; undefined where there is no such proposal. */
export async function changesOfProposal(
  id: number,
  { db, ...deciding }: Pick<Deciding, "db" | "own" | "clock" | "key">,
): Promise<readonly SaidChange[] | undefined> {
  const proposal = await findProposal(db, id)
  if (!proposal) return undefined
  const [{ texts }, proposed] = await Promise.all([readLive(db, deciding), readProposedTexts(db, proposal.files)])
  return changesBetween(texts, withFiles(texts, proposed))
}

/** What the other release has otherwise; undefined where one of them is not there. */
export async function changesOfReleases(
  ids: readonly [string, string],
  { db, key }: Pick<Deciding, "db" | "key">,
): Promise<readonly SaidChange[] | undefined> {
  const [one, other] = await Promise.all(ids.map((id) => readRelease(db, id, key)))
  if (!one || !other) return undefined
  return changesBetween(await readTextsOf(db, one), await readTextsOf(db, other))
}
