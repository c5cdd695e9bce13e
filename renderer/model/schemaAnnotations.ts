/** Annotations that documents may write in schemas besides those of JSON Schema. */
export const ownAnnotations = [
  // What a number counts: numbers of different units are never added up.
  "unit",
  // The same for every customer, like the id of a document: records may name it.
  "public",
  // Code table that lists what the value may be; whoever judges answers lets others through.
  "codes",
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
