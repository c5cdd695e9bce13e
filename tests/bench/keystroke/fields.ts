/** The form that every candidate draws: text fields about the animals of a zoo, all alike. */
export const fieldNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `animal${index}`)

export const labelOf = (name: string): string => name.replace("animal", "Animal ")

export const help = "As written on the cage"

/** What stands around a field. */
export interface FieldTexts {
  readonly labelOf: (name: string) => string
  readonly help: string
  readonly optional: string
}

export const english: FieldTexts = { labelOf, help, optional: "optional" }

/** As the app's customers read: letters that take a browser longer to find and to shape. */
export const japanese: FieldTexts = {
  labelOf: (name) => name.replace("animal", "動物"),
  help: "檻にあるとおりに書いてください。",
  optional: "任意",
}

export const formSchema = (count: number) => ({
  $id: "zoo",
  type: "object" as const,
  properties: Object.fromEntries(
    fieldNames(count).map((name) => [
      name,
      { type: "string" as const, title: labelOf(name), minLength: 2, maxLength: 40 },
    ]),
  ),
})

export const rowsSchema = {
  $id: "zoo",
  type: "object" as const,
  properties: {
    animals: {
      type: "array" as const,
      items: {
        type: "object" as const,
        properties: { name: { type: "string" as const, minLength: 2 }, food: { type: "string" as const } },
      },
    },
  },
}
