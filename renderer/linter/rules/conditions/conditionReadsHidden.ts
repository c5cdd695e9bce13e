import {
  allOf,
  type Condition,
  conditionsIn,
  type Context,
  drawnForms,
  error,
  fieldsIn,
  type FormField,
  groupBy,
  isNeverTrue,
  keepFor,
  type LoadedDocument,
  pathsIn,
  rememberEach,
  rootsOfForm,
  schemaReader,
  screensShowing,
  sheetsOf,
  type View,
  viewsOf,
} from "../../kit"
import { conditionOf, isConditional } from "../fields/visibility"
import { type ConditionPlace, enclosing, isOwn, isPlace } from "./around"
import { readsImpossible } from "./impossibleNamed"

/** Questions that are not always asked, by the path of their answer. */
type Asked = ReadonlyMap<string, FormField>

const isPart = ({ kind }: LoadedDocument): boolean => kind === "form" || kind === "sheet"

/** What stands in one screen together with a document. */
const screensOf = (context: Context, document: LoadedDocument): readonly LoadedDocument[] =>
  document.kind === "screen" ? [document] : isPart(document) ? screensShowing(context, document) : []

/** What a path from a root leads into, in every screen in which the document stands: one form, or none that is known. */
const askedAround = rememberEach((context: Context, document: LoadedDocument): Asked => {
  const hosts = screensOf(context, document).flatMap((screen) => [screen, ...sheetsOf(context, screen)])
  const drawn = groupBy(hosts.flatMap(drawnForms), ({ root }) => root)
  const asked = [...drawn].flatMap(([root, forms]) => {
    const [id = "", ...others] = new Set(forms.map(({ form }) => form))
    const form = others.length === 0 ? context.set.find("form", id) : undefined
    if (form === undefined || rootsOfForm(context, form).length !== 1) return []
    return sometimesAsked(form).map((field) => [`$${root}.${field.name}`, field] as const)
  })
  return new Map(asked)
})

/** Those of a form that ask once for one value. */
const sometimesAsked = keepFor((form: LoadedDocument<"form">): readonly FormField[] => {
  const names = fieldsIn(form).map(({ name }) => name)
  const isOnce = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return fieldsIn(form).filter(
    (field) => isConditional(field) && field.path.length === 0 && field.field.ui === undefined && isOnce(field.name),
  )
})

/** What is hidden has no answer: there is one only where it is asked. */
const isAsked = ([path, field]: readonly [string, FormField]): Condition => ({
  any: [{ empty: [path] }, conditionOf(field)],
})

/** A rule that cannot be judged refuses nothing. */
const isJudged = (place: ConditionPlace): boolean => isOwn(place) && !place.pointer.includes("/rules/")

/** Conditions that hold for no answer which is there, each with the question that is hidden then. */
function hiddenIn(context: Context, view: View, asked: Asked) {
  const all = conditionsIn(view)
  const places = all.filter(isPlace)
  const named = view.namedConditions
  return all.filter(isJudged).flatMap((own) => {
    const read = new Set(pathsIn(own.condition, named))
    const hidden = [...asked].filter(([path]) => read.has(path))
    const outer = isPlace(own) && hidden.length > 0 ? enclosing(own, places).map(({ condition }) => condition) : []
    const all = [...outer, own.condition]
    if (hidden.length === 0 || all.some((one) => readsImpossible(context, one))) return []
    const canHold = (...more: readonly Condition[]) => !isNeverTrue(allOf(...more), schemaReader(own.scope), named)
    const told = hidden.find((one) => !canHold(...all, isAsked(one)) && canHold(conditionOf(one[1])))
    return told !== undefined && canHold(...all) ? [{ pointer: own.pointer, path: told[0], field: told[1] }] : []
  })
}

export const conditionReadsHidden = error(
  "condition-reads-hidden",
  "No condition waits for an answer to a question that is hidden whenever the rest of it holds.",
  function* (context) {
    const { set } = context
    for (const document of [...set.all("screen"), ...set.all("sheet"), ...set.all("form")]) {
      const asked = askedAround(context, document)
      if (asked.size === 0) continue
      const [first = [], ...others] = viewsOf(context, document).map((view) => hiddenIn(context, view, asked))
      const isAgreed = ({ pointer }: { readonly pointer: string }) =>
        others.every((found) => found.some((other) => other.pointer === pointer))
      for (const { pointer, path, field } of first.filter(isAgreed))
        yield { document, pointer, values: { path, label: field.field.label, form: field.document.id } }
    }
  },
)
