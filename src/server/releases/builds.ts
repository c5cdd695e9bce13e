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
  at: Date,
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
      built_at: at,
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

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Takes away what was made for other builds of the app than this one, thirty days after it was. */
export async function forgetOldBuilds(trx: ReleaseTransaction, engine: string, now: Date): Promise<void> {
  const gone = await trx
    .deleteFrom("release_build")
    .where("engine", "<>", engine)
    .where("built_at", "<", new Date(now.getTime() - keptMs))
    .returning("manifest")
    .execute()
  if (gone.length === 0) return
  const left = await trx.selectFrom("release_build").select("manifest").execute()
  const still = new Set(left.flatMap(hashesKept))
  const hashes = gone.flatMap(hashesKept).filter((hash) => !still.has(hash))
  if (hashes.length > 0) await trx.deleteFrom("release_module").where("hash", "in", hashes).execute()
}

/** Whatever looks like one in a manifest, which need not be as it was written. */
const hashesKept = ({ manifest }: { readonly manifest: string }): readonly string[] =>
  manifest.match(/(?<=")[\w-]{32}(?=")/g) ?? []

/** Modules and style sheets that a manifest names. */
export const hashesIn = ({ app, theme, screens }: ReleaseManifest): readonly string[] =>
  [app, theme, ...Object.values(screens).map(({ hash }) => hash)].flatMap((hash) => hash ?? [])
