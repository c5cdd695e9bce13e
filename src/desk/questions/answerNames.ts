import type { NameStyle } from "../../domain/answerPlaces"

const shapes: Readonly<Record<NameStyle, { readonly pattern: RegExp; readonly refusal: string }>> = {
  camel: {
    pattern: /^[a-z][A-Za-z0-9]{0,39}$/,
    refusal: "このフォームの名前は、半角の小文字で始まる40文字までの英数字です。例）contactNote",
  },
  upper: {
    pattern: /^[A-Z][A-Z0-9_]{0,39}$/,
    refusal: "このフォームの名前は、半角の大文字で始まる40文字までの大文字・数字・「_」です。例）CONTACT_NOTE",
  },
}

/** What is wrong with the name of an answer; nothing while it is not typed. */
export function problemOfName(name: string, style: NameStyle, taken: readonly string[]): string | undefined {
  if (name === "") return undefined
  if (taken.some((one) => isSameName(one, name))) return `名前「${name}」は、もう使われています。`
  // What every object has by itself is no name for an answer.
  return shapes[style].pattern.test(name) && !(name in {}) ? undefined : shapes[style].refusal
}

/** A name in the style of its form that nothing has yet. */
export function freeName(words: readonly string[], style: NameStyle, taken: readonly string[]): string {
  const name =
    style === "upper"
      ? words.join("_").toUpperCase()
      : words.map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join("")
  const isTaken = (one: string) => taken.some((other) => isSameName(one, other))
  const numbered = (count: number): string => {
    const next = style === "upper" ? `${name}_${count}` : `${name}${count}`
    return isTaken(next) ? numbered(count + 1) : next
  }
  return isTaken(name) ? numbered(2) : name
}

/** Calls may write a name in small letters. */
const plain = (name: string): string => name.replaceAll("_", "").toLowerCase()
const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
