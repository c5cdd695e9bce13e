import type { ControlProps } from "../../../renderer/forms/control"
import { optionText } from "./parts"

export interface Suggestion {
  readonly key: string
  readonly text: string
  readonly sub?: string | undefined
  /** Runs what the document says follows the choice. */
  choose(): void
}

/** So many fit above a keyboard. */
const mostTexts = 6
const mostItems = 10

/** What is suggested for a text: texts that hold it, or items that a search found for it, all but the text itself. */
export function suggestionsOf({ options }: ControlProps, text: string): readonly Suggestion[] {
  const { suggestions } = options
  if (!Array.isArray(suggestions) || text === "") return []
  const isSearched = options["search"] !== undefined
  const all = suggestions.flatMap((item: unknown, index) => toSuggestion(item, index, options.optionsWith) ?? [])
  const others = all.filter((one) => one.text !== text && (isSearched || one.text.includes(text)))
  return others.slice(0, isSearched ? mostItems : mostTexts)
}

function toSuggestion(
  item: unknown,
  index: number,
  optionsWith: ControlProps["options"]["optionsWith"],
): Suggestion | undefined {
  const own = optionsWith({ item, index })
  const text = typeof item === "string" ? item : optionText(own, "itemLabel")
  if (text === undefined) return undefined
  const { chosen } = own
  const choose = () => {
    if (typeof chosen === "function") chosen()
  }
  return { key: `${index}-${text}`, text, sub: optionText(own, "itemSub"), choose }
}
