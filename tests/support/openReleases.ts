import { join } from "node:path"
import { type DocumentTexts, readTexts } from "../../renderer/compiler"
import { describeProblems } from "../../src/cli/problems"
import { definitions } from "../../src/definitions"
import { openDatabase, type OpenDatabase } from "../../src/sandbox"
import {
  createJudge,
  openReleases,
  preparedFor,
  type PeopleSource,
  type Releases,
  type WorkOutEffect,
} from "../../src/server/releases"
import { createPostgres } from "../src/sandbox/support/postgresServer"
import { namingEffect } from "./namingEffect"
import { shippedRoot } from "./shippedRoot"

const cacheDir = join(import.meta.dirname, "../../node_modules/.cache/kamishibai")

export const shippedTexts: DocumentTexts = readTexts(shippedRoot)

/** What releases know of a build of the app; documents are judged in this very process. */
export const buildOf = (documents: DocumentTexts) => ({
  documents,
  definitions,
  judge: createJudge({ documents, definitions, describe: describeProblems }),
  effect: namingEffect,
})

const shipped = buildOf(shippedTexts)

export interface OpenReleases {
  readonly releases: Releases
  readonly database: OpenDatabase
  close(): Promise<void>
}

interface Opening {
  readonly people: PeopleSource
  readonly clock: () => Date
  readonly effect?: WorkOutEffect
  /** Folder of the programs of PostgreSQL; PGlite without it. */
  readonly postgres?: string
}

/** The releases of the shipped documents, in a database of their own. */
export async function openShippedReleases({
  people,
  clock,
  postgres,
  effect = namingEffect,
}: Opening): Promise<OpenReleases> {
  const database = await openDatabase(
    postgres === undefined
      ? { cacheDir, prepared: preparedFor(shippedTexts) }
      : { url: await createPostgres(postgres) },
  )
  const releases = await openReleases({ ...shipped, effect, database: database.db, people, clock })
  return {
    releases,
    database,
    close: () => database.close(),
  }
}
