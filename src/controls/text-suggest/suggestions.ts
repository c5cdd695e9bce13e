import type { ControlPropsOf } from "../../../renderer"
import { run } from "../../components/shared/options"
import type { definition } from "./definition"

export type TextSuggestProps = ControlPropsOf<typeof definition>

export interface Suggestion {
  readonly key: string
  readonly text: string
  readonly sub?: string | undefined
  /** Runs what the document says follows the choice. */
  choose(): void
}

/** So many fit above a keyboard. */
const maxTexts = 6
const maxItems = 10

/** What is suggested for a text: other texts that hold it, or items that a search found: choosing one says more than its text. */
export function suggestionsOf({ options }: TextSuggestProps, text: string): readonly Suggestion[] {
  const { suggestions, search, optionsWith } = options
  if (!Array.isArray(suggestions) || text === "") return []
  const all = suggestions.flatMap((item: unknown, index) => toSuggestion(item, index, optionsWith) ?? [])
  if (search !== undefined) return all.slice(0, maxItems)
  return all.filter((one) => one.text !== text && one.text.includes(text)).slice(0, maxTexts)
}

function toSuggestion(
  item: unknown,
  index: number,
  optionsWith: TextSuggestProps["options"]["optionsWith"],
): Suggestion | undefined {
  const { itemLabel, itemSub, chosen } = optionsWith({ item, index })
  const text = typeof item === "string" ? item : itemLabel
  if (!text) return undefined
  return { key: `${index}-${text}`, text, sub: itemSub || undefined, choose: () => run(chosen) }
}
