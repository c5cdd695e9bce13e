import type { Kysely, KyselyPlugin } from "kysely"
import {
  type FrontProxy,
  type Judge,
  openReleases,
  type Ordered,
  type Releases,
  type WorkOutEffect,
} from "../../src/server/releases"
import { definitions } from "../../src/definitions"
import { hashOfText } from "../../src/server/releases/identity"
import { namingEffect } from "./namingEffect"

const code = "export const screen = 1"
const module = hashOfText(code)
/** What pages load instead of the build, whatever the documents say. */
export const smallBuild = {
  manifest: { screens: { lion: { hash: module, partsFrom: [] } }, removed: [] },
  sources: new Map([[module, code]]),
  missing: {},
}

interface Options {
  readonly judge?: Judge
  readonly effect?: WorkOutEffect
  readonly clock?: () => Date
  readonly alarm?: (damage: string) => void
  readonly proxy?: FrontProxy
}

/** Releases of three documents that nobody judges: what counts is what is written down. */
export const openSmallReleases = <Tables>(database: Kysely<Tables>, options: Options = {}): Promise<Releases> =>
  openReleases({
    database,
    documents: new Map([
      ["lion.json", "がおー"],
      ["zebra.json", "ヒヒーン"],
      ["keeper.json", "はい"],
    ]),
    definitions,
    judge: async () => ({ kind: "good", built: smallBuild }),
    effect: namingEffect,
    people: "demo",
    ...options,
  })

/** Number of a proposal that a second person agrees to. */
export async function approveSmall(releases: Releases, text: string, file = "lion.json"): Promise<number> {
  const said = { title: "声", reason: "", authors: [], person: "sato" }
  const proposed = await releases.propose({ ...said, files: { [file]: text } })
  if (proposed.kind !== "proposed") throw new Error(JSON.stringify(proposed))
  const { id: proposal } = proposed
  const content = (await releases.proposals()).find(({ id }) => id === proposal)?.content ?? ""
  const effect = (await releases.effectOf(proposal))?.hash ?? ""
  await releases.review({ proposal, content, effect, verdict: "approve", comment: "", person: "suzuki" })
  return proposal
}

export const publishSmall = (releases: Releases, proposal: number): Promise<Ordered> =>
  releases.publish({ channel: "live", percent: 100, takeover: "visit", reason: "声", person: "tanaka", proposal })

/** Counts the statements of a database while somebody wants it, and does something instead of one of them. */
export function createBreaking(act: () => void) {
  const wanted = { count: 0, at: Infinity }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      wanted.count += 1
      if (wanted.count === wanted.at) act()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    plugin,
    breakAt(statement: number) {
      wanted.count = 0
      wanted.at = statement
    },
  }
}
