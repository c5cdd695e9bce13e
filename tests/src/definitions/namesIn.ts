type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** Which kind of definition the text under a key names. */
const kindsByKey: Readonly<Record<string, string>> = {
  do: "action",
  source: "source",
  illustration: "illustration",
  picture: "illustration",
  loading: "skeleton",
  shape: "skeleton",
  convert: "conversion",
}

/** What a part of app.json or messages.json gives by name. */
const kindsByPart: Readonly<Record<string, string>> = {
  constants: "constant",
  interface: "interface",
  schemes: "scheme",
}

const partsOfTheme: Readonly<Record<string, string>> = { light: "colour", dark: "colour", tokens: "designToken" }

/** What a document names, as `kind name`. */
export function namesIn(document: unknown): readonly string[] {
  if (Array.isArray(document)) return document.flatMap(namesIn)
  if (!isObject(document)) return []
  const { widget, field, name } = document
  const drawn = typeof widget !== "string" ? [] : [`${field === undefined ? "widget" : "control"} ${widget}`]
  const picture = widget === "illustration" ? [`illustration ${String(name)}`] : []
  const parts = document["kind"] === "theme" ? partsOfTheme : kindsByPart
  const given = Object.entries(parts).flatMap(([part, kind]) =>
    isObject(document[part]) ? Object.keys(document[part]).map((each) => `${kind} ${each}`) : [],
  )
  return [...drawn, ...picture, ...given, ...Object.entries(document).flatMap(([key, value]) => named(key, value))]
}

function named(key: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => named(key, one))
  if (typeof value !== "string") return namesIn(value)
  const inText = [...value.matchAll(/\|([a-z][a-z0-9-]*)/g)].map(([, format]) => `format ${format}`)
  // A form's schema names checks where a block names formats.
  if (/format$/i.test(key)) return [`format ${value.replace(/:.*/, "")}`, `check ${value}`]
  const kind = kindsByKey[key]
  return kind === undefined ? inText : [`${kind} ${value}`]
}
