/** Annotations that documents may write in schemas besides those of JSON Schema. */
export const ownAnnotations = [
  // What a number counts: numbers of different units are never added up.
  "unit",
  // The same for every customer, like the id of a document: records may name it.
  "public",
  // Code table that lists what the value may be; whoever judges answers lets others through.
  "codes",
  // What the value says of a person: one of the classes below.
  "personal",
] as const

/**
 * What a value may say of a person. `id` stands for numbers and secrets that lead to somebody or act for them, `answer` for what
 * somebody chose or wrote, `none` for what is of the work itself. Values from a list, and yes or no, are answers without saying so.
 */
export const personalClasses = ["name", "contact", "birth", "address", "id", "money", "answer", "none"] as const

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
