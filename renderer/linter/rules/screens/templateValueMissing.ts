import { error, isObject, isText, referencesOf } from "../../kit"

export const templateValueMissing = error(
  "template-value-missing",
  "Every place `{NAME}` of an address has a value.",
  function* (context) {
    for (const { document, pointer, action } of referencesOf(context, "action")) {
      const { template, values = {} } = action
      if (!isText(template) || template.startsWith("$") || !isObject(values)) continue
      const places = Array.from(template.matchAll(/\{([A-Za-z_]\w*)\}/g), ([, name = ""]) => name)
      const missing = places.filter((name) => !Object.hasOwn(values, name))
      if (missing.length > 0) yield { document, pointer: `${pointer}/template`, values: { missing } }
    }
  },
)
