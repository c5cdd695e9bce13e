import { type Fields, propertiesIn } from "../../model/json"

/** What an action hands on, by name; nothing where it names a value that has all of it. */
export const handedValues = (action: Fields, part: "values" | "query" | "input" = "values"): Fields =>
  propertiesIn(action[part])
