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

/**
 * A key for each state, made of everything that can change its picture or what is said of it: the compiled screen and
 * app, the theme, every source that draws or judges, browser and fonts, and the baselines themselves.
 */
export function createKeys(root: string, places: Places): (sample: Sample) => string {
  const set = openDocuments(root)
  const { appModule, screens } = compileDocuments(set, definitions, { samples: true })
  const theme = set.all("theme").map(({ document }) => JSON.stringify(document))
  const everything = hashOf(
    hashOfFiles(filesIn(drawing, isBeside)),
    ...runtime(),
    ...drawingMachine(),
    appModule.code,
    ...theme,
  )
  return ({ screen, sample }) =>
    hashOf(
      everything,
      screens.get(screen)?.code ?? "",
      ...["dom.txt", "aria.yml"].map((ending) => contentOf(join(places.text, screen, `${sample}.${ending}`))),
      ...["light", "dark"].map((theme) => contentOf(join(places.pixels, screen, `${sample}.${theme}.png`))),
    )
}
