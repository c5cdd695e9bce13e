/** Values that blocks show: with a format, without one, or a finished text instead. */
import { isPath, isText } from "../json"
import type { Schema } from "../jsonSchema/schema"
import { keepFor } from "../memo"
import { referenceOf } from "../shape/definitions"
import { inside, type ObjectPlace, record, type Walk } from "./walk"

/** Names of properties that are formats, found once for each shape. */
const formatsAmong = keepFor((properties: Readonly<Record<string, Schema>>): readonly string[] =>
  Object.keys(properties).filter((name) => referenceOf(properties[name] ?? {}) === "format"),
)

/** `format` belongs to `value` or `amount`, `subFormat` to `sub`, `quietFormat` to `quietAmount`. */
export function recordFormats(walk: Walk, place: ObjectPlace, properties: Readonly<Record<string, Schema>>): void {
  for (const name of formatsAmong(properties)) {
    const { [name]: format, value } = place.value
    if (name === "format" && format === undefined && isPath(value))
      record(walk, inside(place, "value", value), { kind: "unformatted", path: value })
    if (!isText(format)) continue
    const owners = name === "format" ? ["value", "amount"] : ["Amount", ""].map((end) => name.replace(/Format$/, end))
    const owner = owners.find((candidate) => Object.hasOwn(place.value, candidate))
    if (owner !== undefined)
      record(walk, inside(place, name, format), { kind: "formatted", format, value: place.value[owner] ?? null })
  }
}

/** Where a value with its format, or a finished text instead, is written. */
export function recordShown(walk: Walk, place: ObjectPlace, { properties = {}, required = [] }: Schema): void {
  const own = ["value", "amount"].find((name) => Object.hasOwn(properties, name) && !required.includes(name))
  if (own === undefined || !Object.hasOwn(properties, "text") || !formatsAmong(properties).includes("format")) return
  const { text, format, [own]: value } = place.value
  const [isText, isFormat] = [text !== undefined, format !== undefined]
  record(walk, place, { kind: "shown", text: isText, value: value === undefined ? undefined : own, format: isFormat })
}

/** An object is a button where its schema gives it a label, a style and a tap. */
export function recordButtonWithoutTap(
  walk: Walk,
  place: ObjectPlace,
  { properties = {}, required = [] }: Schema,
): void {
  const isButton = ["tap", "style"].every((name) => Object.hasOwn(properties, name)) && required.includes("label")
  if (isButton && place.value["tap"] === undefined) record(walk, place, { kind: "button-without-tap" })
}

/** What can be tapped, and could have a key, and has none. Of whole blocks it is asked where they are. */
export function recordTapWithoutKey(walk: Walk, place: ObjectPlace, { properties = {} }: Schema): void {
  const { tap, key, widget } = place.value
  const isTapped = tap !== undefined && key === undefined && widget === undefined
  if (isTapped && ["tap", "key"].every((name) => Object.hasOwn(properties, name)))
    record(walk, place, { kind: "tap-without-key" })
}
