/** What a part is, rather than how it is set. */
export const fixed: ReadonlySet<string> = new Set(["widget", "$ref", "field", "do"])

export const conditionRef = "#/definitions/condition"
