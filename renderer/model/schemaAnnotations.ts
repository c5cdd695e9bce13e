/** Annotations that documents may write in schemas besides those of JSON Schema. */
export const ownAnnotations = [
  // What a number counts: numbers of different units are never added up.
  "unit",
  // The same for every customer, like the id of a document: records may name it.
  "public",
  // Code table that lists what the value may be; whoever judges answers lets others through.
  "codes",
  // What the value says of a person: name, contact, birth, address, id, money; `answer` and `none` where it is chosen or of the work itself.
  "personal",
] as const

/** Keywords of a schema that decide nothing about an answer. */
export const annotations: ReadonlySet<string> = new Set([
  "$id",
  "$schema",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  ...ownAnnotations,
])
