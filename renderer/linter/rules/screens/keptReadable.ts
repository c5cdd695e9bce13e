import {
  type Context,
  drawnForms,
  error,
  fieldsIn,
  isPersonal,
  type Json,
  type LoadedDocument,
  type PathUse,
  pathUses,
  referencesOf,
  rootsOfForm,
  within,
} from "../../kit"

/** Ways of keeping in which the value lies on the device as it is; the first where none is written. */
const readable: readonly (Json | undefined)[] = ["session", "device"]

/** Whoever finds the device reads what is kept there: answers of the server, and what people say of themselves, are encrypted. */
export const keptReadable = error(
  "kept-readable",
  "What is kept readably on the device is no answer of a call and nothing personal.",
  function* (context) {
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      if (action.do !== "keep" || !readable.includes(action["in"] ?? readable[0])) continue
      const place = within(pointer, "value")
      const found = pathUses
        .of(context, document)
        .find((use) => `${use.pointer}/`.startsWith(`${place}/`) && isPrivate(context, use))
      if (found) yield { document, pointer, values: { path: found.path } }
    }
  },
)

function isPrivate(context: Context, { document, path }: PathUse): boolean {
  const [root = "", name = ""] = path.replace(/^\$/, "").split(".")
  return root === "res" || formsUnder(context, document, root).some((form) => isPersonalField(context, form, name))
}

function formsUnder(context: Context, document: LoadedDocument, root: string): readonly LoadedDocument<"form">[] {
  if (document.kind === "form") return rootsOfForm(context, document).includes(root) ? [document] : []
  return drawnForms(document).flatMap((drawn) =>
    drawn.root === root ? (context.set.find("form", drawn.form) ?? []) : [],
  )
}

const isPersonalField = ({ vocabulary }: Context, form: LoadedDocument<"form">, wanted: string): boolean =>
  fieldsIn(form).some(
    ({ name, field }) =>
      name === wanted && (isPersonal(field.autocomplete) || vocabulary.find("control", field.widget)?.secret === true),
  )
