import type { Selectable } from "kysely"
import type { DocumentTexts } from "../../../renderer/compiler"
import { writeAudit } from "./audit"
import { contentOf, filesOf, hashOfText, idOf } from "./identity"
import type { ServerKey } from "./keys"
import type { ReleaseDatabase, ReleaseTables, ReleaseTransaction } from "./tables"

export type Release = Selectable<ReleaseTables["release"]>

export interface NewRelease {
  readonly texts: DocumentTexts
  readonly base: string | null
  readonly note: string
  readonly origin: Release["origin"]
  readonly person: string
  readonly at: Date
}

/** Something in the database is not what was written there. */
export class DamagedError extends Error {
  override readonly name = "DamagedError"

  constructor(readonly damage: string) {
    super(`damaged: ${damage}`)
  }
}

/** Rows that one statement takes: PostgreSQL allows 65,535 parameters. */
const rowsAtOnce = 2_000

/** Writes a release down. The same texts are the same release, whoever brings them and however often. */
export async function saveRelease(
  trx: ReleaseTransaction,
  { texts, base, note, origin, person, at }: NewRelease,
  key: ServerKey,
): Promise<string> {
  const files = filesOf(texts)
  const id = idOf(files)
  const known = await trx.selectFrom("release").select("id").where("id", "=", id).executeTakeFirst()
  if (known) return id
  await saveTexts(trx, [...texts.values()])
  const { last } = await trx
    .selectFrom("release")
    .select((of) => of.fn.max("number").as("last"))
    .executeTakeFirstOrThrow()
  const said = { id, base, note, origin, created_by: person, created_at: at, files }
  await trx
    .insertInto("release")
    .values({
      ...said,
      number: (Number(last) || 0) + 1,
      files: JSON.stringify(files),
      signature: key.sign(signedContent(said)),
      key_id: key.id,
    })
    .execute()
  const detail = describeRelease(said)
  await writeAudit(trx, { at, person, action: origin === "build" ? "register" : "create", subject: id, detail })
  return id
}

export async function saveTexts(trx: ReleaseTransaction, texts: readonly string[]): Promise<void> {
  const hashes = await trx.selectFrom("document_text").select("hash").execute()
  const known = new Set(hashes.map(({ hash }) => hash))
  const brought = new Map(texts.map((text) => [hashOfText(text), text]))
  const rows = [...brought].filter(([hash]) => !known.has(hash)).map(([hash, text]) => ({ hash, text }))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await trx
      .insertInto("document_text")
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
}

/** What the audit log says of a release. */
export const describeRelease = ({ files, base, note }: Pick<Release, "files" | "base" | "note">) => ({
  content: contentOf(files),
  base,
  note,
})

type Signed = Pick<Release, "id" | "base" | "note" | "origin" | "created_by" | "created_at" | "files">

const signedContent = ({ id, base, note, origin, created_by, created_at, files }: Signed): string =>
  JSON.stringify([id, contentOf(files), base, note, origin, created_by, created_at.toISOString()])

/** @throws DamagedError where the row is not the one that was signed. */
export async function readRelease(db: ReleaseDatabase, id: string, key: ServerKey): Promise<Release | undefined> {
  const release = await db.selectFrom("release").selectAll().where("id", "=", id).executeTakeFirst()
  if (!release) return undefined
  if (
    idOf(release.files) !== id ||
    release.key_id !== key.id ||
    !key.isSigned(signedContent(release), release.signature)
  )
    throw new DamagedError(`release ${id}`)
  return release
}

/** @throws DamagedError where a text is gone or another one. */
export async function readTextsOf(db: ReleaseDatabase, { files }: Pick<Release, "files">): Promise<DocumentTexts> {
  const rows = await db
    .selectFrom("document_text")
    .selectAll()
    .where("hash", "in", [...new Set(Object.values(files))])
    .execute()
  const texts = new Map(rows.map(({ hash, text }) => [hash, text] as const))
  return new Map(
    Object.entries(files)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, hash]) => {
        const text = texts.get(hash)
        if (text === undefined || hashOfText(text) !== hash) throw new DamagedError(`text ${path}`)
        return [path, text] as const
      }),
  )
}
