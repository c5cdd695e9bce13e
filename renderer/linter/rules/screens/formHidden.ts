import {
  allOf,
  type Condition,
  type Context,
  isObject,
  isText,
  type LoadedDocument,
  only,
  propertiesIn,
  referencesIn,
  schemaReader,
  solve,
  valueAt,
  viewsOf,
  warning,
} from "../../kit"
import { conditionsAround, type DrawnPlace } from "./neverTogether"

const around = (context: Context, place: DrawnPlace): Condition =>
  allOf(...conditionsAround(context, place).map(({ condition }) => condition))

/** When a form is there, wherever the screen draws it; undefined where it always is, or where that depends on an item. */
function drawnWhen(context: Context, screen: LoadedDocument<"screen">, form: string): Condition | undefined {
  const places = only(referencesIn(context, screen), "block").filter(
    ({ block }) => block.form === form && block.into !== undefined,
  )
  const isPlain = (place: DrawnPlace) => place.local === undefined && conditionsAround(context, place).length > 0
  return places.length > 0 && places.every(isPlain) ? { any: places.map((place) => around(context, place)) } : undefined
}

/** What a button waits for besides its form. */
function enabledWhen({ document }: LoadedDocument<"screen">, pointer: string): Condition | undefined {
  const { enabled } = propertiesIn(valueAt(document, pointer.replace(/\/tap\/\d+$/, "")))
  return isObject(enabled) ? (enabled as Condition) : undefined
}

export const formHidden = warning(
  "form-hidden",
  "Who can send a form sees it: a button that waits for answers is there with their questions.",
  function* (context) {
    for (const document of context.set.all("screen"))
      for (const place of only(referencesIn(context, document), "action")) {
        const { action, pointer } = place
        // What a branch sends is another matter: nobody sees the branch.
        if (action.do !== "submit" || !isText(action["form"]) || !/^[^:]*\/tap\/\d+$/.test(pointer)) continue
        if (/\/(?:then|otherwise|on)\//.test(pointer)) continue
        const drawn = drawnWhen(context, document, action["form"])
        if (drawn === undefined) continue
        const alone = allOf(around(context, place), enabledWhen(document, pointer), { not: drawn })
        const canBeAlone = viewsOf(context, document).some(
          ({ scope, namedConditions }) => solve(alone, schemaReader(scope), namedConditions) !== undefined,
        )
        if (canBeAlone) yield { document, pointer: `${pointer}/form`, values: { name: action["form"] } }
      }
  },
)
