import { join } from "node:path"
import { compileDocuments } from "../../../renderer/compiler"
import { definitions } from "../../definitions"
import { contentOf, filesIn, hashOf, hashOfFiles, runtime } from "../contents"
import { openDocuments } from "../documents"
import { drawingMachine } from "../drawingMachine"
import type { Places } from "./baselines"
import type { Sample } from "./states"

/** What draws and what judges, below the repository. What serves or checks documents changes no picture. */
const drawing = ["renderer", "src", "vite.config.ts", "package-lock.json"]
const isBeside = (path: string) =>
  /^src\/(sandbox|contracts|phone|cli\/(verify|texts|journeys))(\/|$)|^src\/cli\/verify\.ts$/.test(path)

interface Drawing {
  /** All that draws or judges any screen, but the machine. */
  readonly shared: string
  /** Compiled screens by their id. */
  readonly screens: ReadonlyMap<string, { readonly code: string }>
}

function readDrawing(root: string): Drawing {
  const set = openDocuments(root)
  const { appModule, screens } = compileDocuments(set, definitions, { samples: true })
  const theme = set.all("theme").map(({ document }) => JSON.stringify(document))
  return { shared: hashOf(hashOfFiles(filesIn(drawing, isBeside)), appModule.code, ...theme), screens }
}

/** What an app is made of that is built now: documents and sources. */
export function madeOf(root: string): string {
  const { shared, screens } = readDrawing(root)
  return hashOf(shared, ...[...screens].flatMap(([id, { code }]) => [id, code]))
}

/**
 * A key for each state, made of everything that can change its picture or what is said of it: the compiled screen and
 * app, the theme, every source that draws or judges, browser and fonts, and the baselines themselves.
 */
export function createKeys(root: string, places: Places): (sample: Sample) => string {
  const { shared, screens } = readDrawing(root)
  const everything = hashOf(shared, ...runtime(), ...drawingMachine())
  return ({ screen, sample }) =>
    hashOf(
      everything,
      screens.get(screen)?.code ?? "",
      ...["dom.txt", "aria.yml"].map((ending) => contentOf(join(places.text, screen, `${sample}.${ending}`))),
      ...["light", "dark"].map((theme) => contentOf(join(places.pixels, screen, `${sample}.${theme}.png`))),
    )
}
