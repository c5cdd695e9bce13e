import type { ReleaseFiles, ReleaseDatabase } from "./tables"
import { liveChannel, readPointers } from "./pointers"

interface ListedRelease {
  readonly id: string
  readonly number: number
  readonly base: string | null
  readonly note: string
  readonly origin: "build" | "desk"
  readonly person: string
  readonly at: string
}

interface ListedPointer {
  readonly release: string
  readonly percent: number
  readonly takeover: "visit" | "now"
  readonly reason: string
  readonly person: string
  readonly at: string
}

export interface Listed {
  /** The newest first. */
  readonly releases: readonly ListedRelease[]
  /** Of the live channel, the newest first. */
  readonly pointers: readonly ListedPointer[]
}

export async function listReleases(db: ReleaseDatabase, now: Date): Promise<Listed> {
  const [releases, pointers] = await Promise.all([
    db
      .selectFrom("release")
      .select(["id", "number", "base", "note", "origin", "created_by", "created_at"])
      .orderBy("number", "desc")
      .execute(),
    readPointers(db, { channel: liveChannel, now }),
  ])
  return {
    releases: releases.map(({ created_by: person, created_at, ...release }) => ({
      ...release,
      person,
      at: created_at.toISOString(),
    })),
    pointers: pointers.map(({ release, percent, takeover, reason, ordered_by: person, at }) => ({
      release,
      percent,
      takeover,
      reason,
      person,
      at: at.toISOString(),
    })),
  }
}

export const readFiles = async (db: ReleaseDatabase, id: string): Promise<ReleaseFiles | undefined> =>
  (await db.selectFrom("release").select("files").where("id", "=", id).executeTakeFirst())?.files
