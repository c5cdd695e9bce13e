import type { Problem } from "../../../renderer/compiler"
import type { ReleaseManifest } from "../../domain/releases"
import { readBuild, saveBuild } from "./builds"
import { filesOf, idOf } from "./identity"
import { type Judge, judgeRelease } from "./judgeRelease"
import type { ServerKey } from "./keys"
import type { BuildNeed } from "./needsBuild"
import { readRelease, readTextsOf, saveRelease } from "./storedReleases"
import type { ReleaseDatabase } from "./tables"
import { writing } from "./writing"

export interface Change {
  /** Release that the change is made to. */
  readonly base: string
  /** Texts by path; null takes a document away. */
  readonly files: Readonly<Record<string, string | null>>
  readonly note: string
  readonly person: string
}

export type Created =
  /** `screens` are those that customers get otherwise than from the build. */
  | { readonly kind: "created"; readonly release: string; readonly screens: readonly string[] }
  | { readonly kind: "unknown-base" }
  /** All of it stands in the base already. */
  | { readonly kind: "unchanged" }
  | { readonly kind: "refused"; readonly problems: readonly Problem[]; readonly needs: readonly BuildNeed[] }

interface Creating extends Judge {
  readonly db: ReleaseDatabase
  readonly key: ServerKey
  readonly engine: string
  readonly clock: () => Date
}

/** A release of a base and changed files, checked and compiled. Nobody gets it before it is published. */
export async function createRelease({ base, files, note, person }: Change, creating: Creating): Promise<Created> {
  const { db, key, engine, clock } = creating
  const release = await readRelease(db, base, key)
  if (!release) return { kind: "unknown-base" }
  const texts = new Map(await readTextsOf(db, release))
  for (const [path, text] of Object.entries(files))
    if (text === null) texts.delete(path)
    else texts.set(path, text)
  const known = idOf(filesOf(texts))
  if (known === base) return { kind: "unchanged" }
  const before = await readBuild(db, { release: known, engine })
  if (before) return toCreated(known, before.manifest)
  const verdict = judgeRelease(texts, creating)
  if (verdict.kind === "refused") return verdict
  const { built } = verdict
  const id = await writing(db, async (trx) => {
    const saved = await saveRelease(trx, { texts, base, note, origin: "desk", person, at: clock() }, key)
    await saveBuild(trx, { release: saved, engine }, built)
    return saved
  })
  return toCreated(id, built.manifest)
}

const toCreated = (release: string, { screens, removed }: ReleaseManifest): Created => ({
  kind: "created",
  release,
  screens: [...Object.keys(screens), ...removed],
})
