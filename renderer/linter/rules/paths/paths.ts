import {
  commonScope,
  type Context,
  drawnForms,
  error,
  fieldsIn,
  hasFullWidthSign,
  namesOf,
  type PathAnalysis,
  type PathUse,
  pathUses,
  remember,
  rootsOfForm,
  suggestion,
} from "../../kit"

type Wrong = Exclude<PathAnalysis, { kind: "known" }>

interface WrongPath extends PathUse {
  readonly analysis: Wrong
  /** It leads into the answers of the form in which it stands. */
  readonly isOwnField: boolean
}

/** What a call sends of a form as it is (`answers`) follows from the form, where it is told. */
const isWritten = ({ document, pointer }: PathUse): boolean => (document.saidAt?.(pointer) ?? pointer) === pointer

/** Where the reader of a path is not known yet: named conditions. */
const isOpenPlace = ({ document }: PathUse): boolean => document.kind === "conditions"

const wrongPaths = remember((context): readonly WrongPath[] =>
  pathUses(context).flatMap((use) => {
    const { analysis } = use
    const isSaid =
      !hasFullWidthSign(use.path) &&
      analysis.kind !== "known" &&
      (!isOpenPlace(use) || ["forbidden", "malformed"].includes(analysis.kind))
    return isSaid && isWritten(use) ? [{ ...use, analysis, isOwnField: isOwnField(context, use) }] : []
  }),
)

const isOwnField = (context: Context, { document, analysis }: PathUse): boolean =>
  document.kind === "form" && analysis.kind === "missing" && rootsOfForm(context, document).includes(analysis.before)

const maxKnown = 200

function valuesFor(path: string, analysis: Wrong) {
  if (analysis.kind === "malformed") return { path }
  if (analysis.kind === "forbidden") return { path, name: analysis.name }
  const { name, known } = analysis
  const before = analysis.kind === "missing" ? { before: analysis.before } : {}
  const meant = ofIndex(name, known) ?? ofItems(analysis) ?? suggestion(name, known)
  return { path, name, known: known.slice(0, maxKnown), ...before, ...meant }
}

/** `LIST[0]`, as it is written elsewhere, is `LIST.0` here. */
function ofIndex(name: string, known: readonly string[]) {
  const [, list, index] = /^(.+)\[(\d+)\]$/.exec(name) ?? []
  return list !== undefined && known.includes(list) ? { nearest: `${list}.${index}` } : undefined
}

/** What its items have is read of one of them. */
const ofItems = (analysis: Wrong) =>
  analysis.kind === "missing" && analysis.isOfItems === true
    ? { nearest: `0.${analysis.name}`, isGuess: true, isOfItems: true }
    : undefined

const pathRule = <const Id extends string>(id: Id, about: string, isMeant: (wrong: WrongPath) => boolean) =>
  error(id, about, function* (context) {
    for (const wrong of wrongPaths(context).filter(isMeant))
      yield {
        document: wrong.document,
        pointer: wrong.pointer,
        values:
          tokenMeant(context, wrong) ??
          answerMeant(context, wrong) ??
          valuesFor(wrong.path, isMessage(wrong) ? ofMessage(context, wrong.analysis) : wrong.analysis),
      }
  })

/** What everybody sees is nothing that a message would fill in. */
function ofMessage(context: Context, analysis: Wrong): Wrong {
  if (analysis.kind !== "root-missing") return analysis
  const everywhere = commonScope(context).roots
  return { ...analysis, known: analysis.known.filter((name) => !everywhere.has(name) && name !== "value") }
}

/** A token in the brackets of a value. */
function tokenMeant(context: Context, { path, analysis }: WrongPath) {
  const isToken = analysis.kind === "root-missing" && namesOf(context, "token").has(path)
  return isToken ? { path, name: analysis.name, token: path } : undefined
}

/** An answer of the one form at hand, under the name of another place for answers. */
function answerMeant(context: Context, { document, path, analysis }: WrongPath) {
  if (analysis.kind !== "root-missing") return undefined
  const field = path.split(".")[1]
  const forms =
    document.kind === "form"
      ? rootsOfForm(context, document).map((root) => ({ root, form: document.id }))
      : drawnForms(document)
  const [meant, ...others] = forms.filter(({ form }) => {
    const drawn = context.set.find("form", form)
    return drawn !== undefined && fieldsIn(drawn).some(({ path: at, name }) => at.length === 0 && name === field)
  })
  return meant && others.length === 0 ? { path, name: analysis.name, nearest: meant.root } : undefined
}

const isMessage = ({ document }: WrongPath): boolean => document.kind === "messages"

export const wrongPathRules = [
  pathRule(
    "unknown-root",
    "Every path starts with something that its place can see.",
    (wrong) => wrong.analysis.kind === "root-missing" && !isMessage(wrong),
  ),
  pathRule(
    "unknown-placeholder",
    "Messages fill in only what messages are given.",
    (wrong) => wrong.analysis.kind === "root-missing" && isMessage(wrong),
  ),
  pathRule(
    "unknown-path",
    "Every path leads to a property that the schema of the data has.",
    ({ analysis, isOwnField }) => analysis.kind === "missing" && !isOwnField,
  ),
  pathRule(
    "unknown-field",
    "Conditions, rules and texts of a form speak only of its fields.",
    ({ isOwnField }) => isOwnField,
  ),
  pathRule(
    "forbidden-path",
    "No path reaches into the machine (`__proto__`, `constructor`, `prototype`).",
    ({ analysis }) => analysis.kind === "forbidden",
  ),
  pathRule("malformed-path", "Paths are names joined by dots.", ({ analysis }) => analysis.kind === "malformed"),
] as const
