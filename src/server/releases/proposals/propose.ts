import type { Problem } from "../../../../renderer/compiler"
import { leadsElsewhere } from "../../needsBuild"
import { hashOfText } from "../identity"
import type { BuildNeed } from "../../../domain/proposals"
import { saveTexts } from "../storedReleases"
import { writing } from "../writing"
import { type Deciding, readLive } from "./deciding"
import { findAlongside } from "./findAlongside"
import { writeProposal } from "./proposalRows"
import { withFiles } from "./withFiles"

export interface Proposing {
  readonly title: string
  readonly reason: string
  /** Texts by path, frozen as they are; null takes a document away. */
  readonly files: Readonly<Record<string, string | null>>
  readonly authors: readonly string[]
  readonly person: string
  /** What is changed in the same folder and not proposed. */
  readonly others?: Readonly<Record<string, string | null>>
}

export type Proposed =
  /** `screens` are those that customers would get otherwise. */
  | { readonly kind: "proposed"; readonly id: number; readonly screens: readonly string[] }
  /** All of it is live already. */
  | { readonly kind: "unchanged" }
  | { readonly kind: "unknown-author" }
  | Refused

export interface Refused {
  readonly kind: "refused"
  readonly problems: readonly Problem[]
  readonly needs: readonly BuildNeed[]
  /** Documents that are changed besides, with which it could be shown. */
  readonly alongside?: readonly string[]
}

/** Freezes changed documents for others to look at. Refuses what customers could not be shown. */
export async function propose({ files, others = {}, ...said }: Proposing, deciding: Deciding): Promise<Proposed> {
  const { db, clock, judge } = deciding
  const live = await readLive(db, deciding)
  const changed = Object.entries(files).filter(
    ([path, text]) => (text === null ? undefined : hashOfText(text)) !== live.files[path],
  )
  if (changed.length === 0) return { kind: "unchanged" }
  const verdict = await judge(withFiles(live.texts, new Map(changed)))
  if (verdict.kind === "refused") {
    const canBeShown = async (added: ReadonlyMap<string, string | null>) =>
      (await judge(withFiles(live.texts, new Map([...added, ...changed])))).kind !== "refused"
    return { ...verdict, alongside: await findAlongside(new Map(Object.entries(others)), canBeShown) }
  }
  const needs_admin = leadsElsewhere(live.texts, withFiles(live.texts, new Map(changed)))
  const texts = changed.flatMap(([, text]) => text ?? [])
  const hashes = changed.map(([path, text]) => [path, text === null ? null : hashOfText(text)] as const)
  const id = await writing(db, async (trx) => {
    const known = await trx.selectFrom("person").select("login").execute()
    if (!said.authors.every((author) => known.some(({ login }) => login === author))) return undefined
    await saveTexts(trx, texts)
    return writeProposal(trx, { ...said, files: Object.fromEntries(hashes), needs_admin, at: clock() })
  })
  if (id === undefined) return { kind: "unknown-author" }
  const { screens, removed } = verdict.built.manifest
  return { kind: "proposed", id, screens: [...Object.keys(screens), ...removed] }
}
