/** What the values of theme.json are to CSS, by the group of their name: `space` of `space-4`. */
type Kind = "length" | "duration" | "leading" | "easing" | "font" | "value"

const groups: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    ["space", "text", "gutter", "column", "reading", "radius", "target", "header"].map((name) => [name, "length"]),
  ),
  motion: "duration",
  leading: "leading",
  ease: "easing",
  font: "font",
}

const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
// Without a unit even 0 ends what is calculated with it.
const length = String.raw`${number}(?:px|r?em|ch|ex|r?lh|%|[sld]?v(?:w|h|min|max|i|b))`
const functions = String.raw`(?:calc|min|max|clamp)\([\x20-\x7e]+\)`

const easing = String.raw`linear|ease(?:-in)?(?:-out)?|step-(?:start|end)|(?:cubic-bezier|steps|linear)\([\w\s.,%+-]+\)`

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, "i")

const family = /^(?:"[^"]+"|'[^']+'|[\p{L}_][\p{L}\p{N}_-]*(?: +[\p{L}_][\p{L}\p{N}_-]*)*)$/u

const patterns: Readonly<Record<Exclude<Kind, "font">, RegExp>> = {
  length: whole(`${length}|${functions}`),
  duration: whole(`${number}m?s`),
  leading: whole(`${number}|${length}|${functions}`),
  easing: whole(easing),
  // What nobody here knows: all but signs and digits of full width, which CSS never means outside of quotes.
  value: /^(?:[^\uFF01-\uFF5E"']|"[^"]*"|'[^']*')+$/,
}

const fits = (kind: Kind, value: string): boolean =>
  kind === "font" ? value.split(",").every((name) => family.test(name.trim())) : patterns[kind].test(value.trim())

const unitIn = (value: string): string | undefined => /^[\d.]+([a-z%]+)$/i.exec(value)?.[1]

/** What a value has to be, and what was meant where that is plain; undefined where it can be read. */
export function themeValueProblem(name: string, value: string, others: Readonly<Record<string, string>>) {
  const [group = ""] = name.split("-")
  const kind = Object.hasOwn(groups, group) ? (groups[group] ?? "value") : "value"
  // A declaration that could leave its place is not written at all.
  if (fits(kind, value) && !/[;{}<>\\]/.test(value)) return undefined
  const plain = value.normalize("NFKC").trim()
  const siblings = Object.entries(others).filter(([other]) => other !== name && other.split("-")[0] === group)
  const units = new Set(siblings.flatMap(([, written]) => unitIn(written) ?? []))
  const [unit = ""] = units.size === 1 ? units : []
  const wanted = [plain, `${plain}${unit}`].find((meant) => meant !== value && fits(kind, meant))
  return { kind, ...(wanted === undefined ? {} : { wanted }) }
}
