import { createHash } from "node:crypto"
import type { Kysely } from "kysely"
import type { Definitions, DocumentTexts } from "../../../renderer/compiler"
import { readBuild, readModule, type StoredBuild } from "./builds"
import { type Chosen, chooseForVisit } from "./chooseForVisit"
import { createReleaseCompiler } from "./compileRelease"
import { type Change, type Created, createRelease } from "./createRelease"
import { hashOfCompiler } from "./engine"
import type { DescribeFindings } from "./judgeRelease"
import { readServerKey } from "./keys"
import { type Listed, listReleases, readFiles } from "./listReleases"
import type { Pin } from "./pin"
import { openTables } from "./openTables"
import { type Order, type Ordered, orderRelease, orderRollBack } from "./orders"
import { liveChannel, type Pointer, readPointers } from "./pointers"
import { registerBuild } from "./registerBuild"
import { createServable } from "./servable"
import type { ReleaseFiles } from "./tables"
import { verifyReleases } from "./verifyReleases"

export interface ReleasesOptions<Tables> {
  readonly database: Kysely<Tables>
  /** Of which the app was built. */
  readonly documents: DocumentTexts
  readonly definitions: Definitions
  readonly describe: DescribeFindings
  /** Ed25519 key as PEM; without it the database keeps one. */
  readonly key?: string
  readonly clock?: () => Date
  /** Told of everything in the database that is not as it was written. */
  readonly alarm?: (damage: string) => void
}

export interface Releases {
  /** Id of the release that the app was built of. */
  readonly own: string
  readonly cookieSecret: Buffer
  readonly engine: string
  create(change: Change): Promise<Created>
  publish(order: Order): Promise<Ordered>
  rollBack(order: Omit<Order, "release" | "percent">): Promise<Ordered>
  choose(pin: Pin): Promise<Chosen>
  /** What everybody gets who has not been here before, whatever the bucket; undefined while that depends on it. */
  everybodys(): Promise<Chosen | undefined>
  build(id: string): Promise<StoredBuild | undefined>
  source(hash: string): Promise<string | undefined>
  list(): Promise<Listed>
  /** Hashes of its texts, by path. */
  files(id: string): Promise<ReleaseFiles | undefined>
  verify(): Promise<readonly string[]>
}

/** Several processes share a database, and none of them is told by another. */
const pointersMs = 1_000

/**
 * Registers the documents of the build, and makes ready what is published.
 * @throws UnfitReleaseError when this build of the app cannot show what is published.
 */
export async function openReleases<Tables>(options: ReleasesOptions<Tables>): Promise<Releases> {
  const { documents, definitions, describe, clock = () => new Date(), alarm = () => undefined } = options
  const db = await openTables(options.database)
  const key = await readServerKey(db, options.key)
  const own = await registerBuild({ db, key, documents, now: clock() })
  const engine = createHash("sha256")
    .update(`${hashOfCompiler(definitions)} ${own}`)
    .digest("base64url")
    .slice(0, 16)
  const judge = { compiler: createReleaseCompiler(documents, definitions), definitions, describe }
  const servable = createServable({ ...judge, db, key, engine, alarm })

  let pointers: { readonly at: number; readonly read: Promise<readonly Pointer[]> } | undefined
  const readLatest = (): Promise<readonly Pointer[]> => {
    const now = clock()
    if (pointers !== undefined && Math.abs(now.getTime() - pointers.at) < pointersMs) return pointers.read
    const read = readPointers(db, { channel: liveChannel, now })
    pointers = { at: now.getTime(), read }
    read.catch(() => (pointers = undefined))
    return read
  }
  const choose = async (pin: Pin) => chooseForVisit(pin, { own, pointers: await readLatest(), now: clock(), servable })
  const ordering = { db, key, own, servable, clock }
  const after = async (ordered: Promise<Ordered>): Promise<Ordered> => {
    const result = await ordered
    pointers = undefined
    return result
  }

  // Compiled before anybody asks: the first of them, and whatever a percentage may fall back on.
  for (const bucket of [0, 99]) await choose({ release: "", bucket, issued: 0 })
  return {
    own,
    cookieSecret: key.cookieSecret,
    engine,
    create: (change) => createRelease(change, { ...judge, db, key, engine, clock }),
    publish: (order) => after(orderRelease(order, ordering)),
    rollBack: (order) => after(orderRollBack(order, ordering)),
    choose,
    async everybodys() {
      const [newest] = await readLatest()
      return newest?.percent === 100 ? choose({ release: "", bucket: 0, issued: 0 }) : undefined
    },
    build: (release) => readBuild(db, { release, engine }),
    source: (hash) => readModule(db, hash),
    list: () => listReleases(db, clock()),
    files: (id) => readFiles(db, id),
    verify: () => verifyReleases(db, key),
  }
}
