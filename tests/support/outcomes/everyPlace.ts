import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadDocuments } from "../../../renderer/compiler"
import type { CompiledAction, CompiledApp, CompiledBlock, ScreenModule } from "../../../renderer/model/compiled"
import { compileShipped, loadModules } from "../shipped"
import { copyShipped } from "../shippedCopy"
import type { Place } from "./table"

const id = "every_place"

export interface EveryPlace {
  readonly app: CompiledApp
  readonly module: ScreenModule
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
    return { app, module, actionOf }
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
  body: places.map(({ call, on }, index) => ({
    widget: "button",
    key: `place_${index}`,
    label: "Call",
    tap: [{ do: "call", call, on }],
  })),
})

/** The first button of the screen, doing something else. */
export function buttonOf({ screen }: ScreenModule, action: CompiledAction): CompiledBlock {
  const [button] = screen.body
  if (!button) throw new Error("the made-up screen has no button")
  return { ...button, options: { ...button.options, tap: { "@do": [action] } } }
}

function actionAt({ screen }: ScreenModule, index: number): CompiledAction | undefined {
  const tap = screen.body[index]?.options["tap"] as { readonly "@do": readonly CompiledAction[] } | undefined
  return tap?.["@do"][0]
}
