import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadDocuments } from "../../../renderer/compiler"
import type {
  CompiledAction,
  CompiledApp,
  CompiledOptions,
  CompiledScreen,
  ScreenModule,
} from "../../../renderer/model/compiled"
import { compileShipped, loadModules } from "../shipped"
import { copyShipped } from "../shippedCopy"
import type { Place } from "./table"

const id = "every_place"

export interface EveryPlace {
  readonly app: CompiledApp
  readonly module: ScreenModule
  /** A screen that makes the call of the place with that input: when its one button is tapped, or when it opens. */
  screenOf(place: Place, input: object): CompiledScreen
  /** What the place runs, as the browser gets it. */
  actionOf(place: Place): CompiledAction
}

/** One made-up screen beside the shipped documents, with a button for each place, compiled like every other. */
export async function compileEveryPlace(places: readonly Place[]): Promise<EveryPlace> {
  const copy = copyShipped()
  try {
    mkdirSync(join(copy.root, "made"))
    writeFileSync(join(copy.root, "made", `${id}.screen.json`), JSON.stringify(screenOf(places)))
    const { app, screens } = await loadModules(compileShipped(loadDocuments(copy.root)), [id])
    const module = screens.get(id)
    if (!module) throw new Error("the made-up screen was not compiled")
    const actions = new Map(places.map((place, index) => [place, actionAt(module, index)] as const))
    const actionOf = (place: Place) => {
      const action = actions.get(place)
      if (!action) throw new Error(`nobody makes ${place.call} ${place.at}`)
      return action
    }
    const screenAtPlace = (place: Place, input: CompiledOptions) => screenAt(module, places.indexOf(place), input)
    return { app, module, screenOf: screenAtPlace, actionOf }
  } finally {
    copy.remove()
  }
}

const screenOf = (places: readonly Place[]) => ({
  kind: "screen",
  id,
  version: 1,
  title: "Every place",
  page: id,
  data: Object.fromEntries(
    places.flatMap(({ call, on, load }, index) =>
      load ? [[`load_${index}`, { call, on, loading: [], empty: "never", error: load.error }]] : [],
    ),
  ),
  body: places.map(({ call, on, load }, index) => ({
    widget: "button",
    key: `place_${index}`,
    label: "Call",
    tap: load ? [] : [{ do: "call", call, on }],
  })),
})

/** The screen with the one place alone. */
function screenAt({ screen }: ScreenModule, index: number, input: CompiledOptions): CompiledScreen {
  const load = screen.data[`load_${index}`]
  const button = screen.body[index]
  const action = actionAt({ screen }, index)
  if (load) return { ...screen, data: { load: { ...load, input: { ...input } } }, body: [] }
  if (!button || !action) throw new Error(`place ${index} was not compiled`)
  const tap = { "@do": [{ ...action, options: { ...action.options, input } }] }
  return { ...screen, data: {}, body: [{ ...button, options: { ...button.options, tap } }] }
}

function actionAt({ screen }: Pick<ScreenModule, "screen">, index: number): CompiledAction | undefined {
  const tap = screen.body[index]?.options["tap"] as { readonly "@do": readonly CompiledAction[] } | undefined
  return tap?.["@do"][0]
}
