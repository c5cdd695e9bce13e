import type { ReleaseManifest } from "../../domain/releases"
import type { BuiltRelease } from "./compileRelease"
import { hashOfText } from "./identity"
import { DamagedError } from "./storedReleases"
import type { ReleaseDatabase, ReleaseTransaction } from "./tables"

export interface StoredBuild {
  readonly manifest: ReleaseManifest
  /** The manifest as it is served, and its hash. */
  readonly text: string
  readonly hash: string
}

interface BuildKey {
  readonly release: string
  /** Names the build of the app: its compiler and its documents. */
  readonly engine: string
}

export async function saveBuild(
  trx: ReleaseTransaction,
  { release, engine }: BuildKey,
  { manifest, sources }: BuiltRelease,
): Promise<void> {
  const modules = [...sources].map(([hash, code]) => ({ hash, code }))
  if (modules.length > 0)
    await trx
      .insertInto("release_module")
      .values(modules)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const text = JSON.stringify(manifest)
  await trx
    .insertInto("release_build")
    .values({
      release,
      engine,
      manifest: text,
      manifest_hash: hashOfBuild({ release, engine }, text),
      built_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @throws DamagedError where the manifest is not what was written. */
export async function readBuild(db: ReleaseDatabase, { release, engine }: BuildKey): Promise<StoredBuild | undefined> {
  const row = await db
    .selectFrom("release_build")
    .select(["manifest", "manifest_hash"])
    .where("release", "=", release)
    .where("engine", "=", engine)
    .executeTakeFirst()
  if (!row) return undefined
  const { manifest: text } = row
  if (hashOfBuild({ release, engine }, text) !== row.manifest_hash) throw new DamagedError(`manifest ${release}`)
  return { manifest: JSON.parse(text) as ReleaseManifest, text, hash: hashOfText(text) }
}

/** A manifest that stands beside another release is as wrong as another manifest. */
const hashOfBuild = ({ release, engine }: BuildKey, text: string): string => hashOfText(`${release} ${engine} ${text}`)

/** @throws DamagedError where the module is not what was written. */
export async function readModule(db: ReleaseDatabase, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom("release_module").select("code").where("hash", "=", hash).executeTakeFirst()
  if (row && hashOfText(row.code) !== hash) throw new DamagedError(`module ${hash}`)
  return row?.code
}

/** Modules and style sheets that a manifest names. */
export const hashesIn = ({ app, theme, screens }: ReleaseManifest): readonly string[] =>
  [app, theme, ...Object.values(screens).map(({ hash }) => hash)].flatMap((hash) => hash ?? [])
