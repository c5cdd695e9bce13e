import {
  createCompiler,
  createShapeCheck,
  createTextLoader,
  createThemeCss,
  type Definitions,
  type DocumentSet,
  type DocumentTexts,
} from "../../../renderer/compiler"
import type { DocumentBuild } from "../../../renderer/vite"

/** Documents as they were released, to be looked at in every state. */
export interface PastDocuments {
  readonly texts: DocumentTexts
  readonly set: DocumentSet
  /** What one of its screens is drawn with; none of the others is compiled. */
  build(screen: string): Pick<DocumentBuild, "app" | "screens" | "theme">
}

type Read = (release: string) => Promise<PastDocuments>

const most = 3

/** Reads releases to be looked at; the last few stay. Fails for a release that is not there. */
export function createPastReader(definitions: Definitions, textsOf: (release: string) => Promise<DocumentTexts>): Read {
  const known = new Map<string, Promise<PastDocuments>>()
  const open = async (release: string): Promise<PastDocuments> => {
    const texts = await textsOf(release)
    const set = createTextLoader()(texts)
    const compiled = createCompiler(definitions, { samples: true, isShaped: createShapeCheck(definitions) })(set)
    return {
      texts,
      set,
      build(id) {
        const module = compiled.screen(id)
        return {
          app: compiled.appModule,
          screens: new Map(module ? [[id, module] as const] : []),
          theme: createThemeCss(set),
        }
      },
    }
  }
  return (release) => {
    const found = known.get(release) ?? open(release)
    known.delete(release)
    known.set(release, found)
    found.catch(() => known.delete(release))
    for (const old of known.keys()) {
      if (known.size <= most) break
      known.delete(old)
    }
    return found
  }
}
