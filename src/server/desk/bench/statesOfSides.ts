import { createHash } from "node:crypto"
import type { DocumentSet } from "../../../../renderer/compiler"
import type { Look } from "../../../domain/look"
import type { PastDocuments } from "../pastDocuments"
import { samplesOfSet } from "../tree"
import type { StateToDraw } from "./drawing"

interface Sides {
  readonly before: PastDocuments
  readonly after: PastDocuments
  readonly look: Look
  /** The build that draws both. */
  readonly engine: string
  /** All where it is empty. */
  readonly screens: readonly string[]
}

/** Every state of both sides, each with what draws it there. */
export function statesOfSides({ before, after, look, engine, screens }: Sides): readonly StateToDraw[] {
  const isAsked = (id: string) => screens.length === 0 || screens.includes(id)
  const ids = [...new Set([...idsOf(after.set), ...idsOf(before.set)])].filter(isAsked)
  return ids.flatMap((screen) => {
    const [was, is] = [sideOf(before, screen), sideOf(after, screen)]
    const samples = [...new Set([...is.samples, ...was.samples])]
    return samples.map((sample) => {
      const state = [screen, sample, JSON.stringify(look), engine]
      return {
        screen,
        sample,
        ...(was.samples.includes(sample) ? { before: hashOf(...was.content, ...state) } : {}),
        ...(is.samples.includes(sample) ? { after: hashOf(...is.content, ...state) } : {}),
      }
    })
  })
}

const idsOf = (set: DocumentSet) => set.all("screen").map(({ id }) => id)

function sideOf({ set, build }: PastDocuments, id: string) {
  const screen = set.all("screen").find((one) => one.id === id)
  if (!screen) return { content: [], samples: [] }
  const { app, screens, theme } = build(id)
  return { content: [app.hash, screens.get(id)?.hash ?? "none", theme], samples: samplesOfSet(set, id) }
}

const hashOf = (...parts: readonly string[]) =>
  parts.reduce((hash, part) => hash.update(`${part.length}:`).update(part), createHash("sha256")).digest("hex")
