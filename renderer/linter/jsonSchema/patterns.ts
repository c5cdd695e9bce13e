import { checkSync } from "recheck"

/** Longer ones are nobody's to understand, nor ours to evaluate. */
const longest = 500

/** A text of a customer is no longer. */
const longestText = 4_000
const fewWays = 100_000

const verdicts = new Map<string, boolean>()

/** True where a crafted input can make the regular expression run for minutes. */
export function isSlowPattern(pattern: string): boolean {
  const known = verdicts.get(pattern)
  if (known !== undefined) return known
  const verdict = isSlow(pattern)
  verdicts.set(pattern, verdict)
  return verdict
}

/** True for a pattern that is fast at a glance, or that is none at all. */
export const isPlainPattern = (pattern: string): boolean =>
  // Without repetition there is nothing to blow up.
  !/[*+}]/.test(pattern) ||
  (pattern.length <= longest &&
    (!isRegularExpression(pattern) ||
      isPlainlyFast(pattern) ||
      isDeterministic(pattern) ||
      mostWays(pattern) <= fewWays))

function isSlow(pattern: string): boolean {
  if (isPlainPattern(pattern)) return false
  if (pattern.length > longest) return true
  const { status } = checkSync(pattern, "u", {
    timeout: 500,
    randomSeed: 1,
    attackLimit: 100_000,
    incubationLimit: 10_000,
    maxAttackStringSize: 4_000,
  })
  // What it cannot decide in time is as likely slow as not.
  return status !== "safe"
}

const lookahead = /^\^?\(\?[=!]([^()]*)\)/

/** In how many ways a text can be tried at most, counted by the shape of the pattern alone; infinite where a group is repeated. */
function mostWays(pattern: string): number {
  if (/\\[1-9k]/.test(pattern)) return Number.POSITIVE_INFINITY
  return waysOf(pattern.replaceAll(character, "c"))
}

function waysOf(shape: string): number {
  // What a look ahead has found is not tried otherwise later: it costs what it costs alone.
  const [whole, ahead = ""] = (shape.startsWith("^") ? lookahead.exec(shape) : undefined) ?? []
  if (whole !== undefined) return Math.max(waysOf(`^${ahead}`), waysOf(`^${shape.slice(whole.length)}`))
  if (/\)[*+{]/.test(shape)) return Number.POSITIVE_INFINITY
  const repeats = shape.replaceAll(/\(\?[:=!]|\(\?<[=!]/g, "(").matchAll(/[*+]|\{(\d+),(\d*)\}|\?/g)
  const outside = withoutGroups(shape)
  const starts = outside.startsWith("^") && !outside.includes("|") ? 1 : longestText
  let ways = starts * shape.split("|").length
  for (const [sign, least = "0", most = ""] of repeats) {
    if (sign === "?") ways *= 2
    else ways *= most === "" ? longestText : Number(most) - Number(least) + 1
  }
  return ways
}

/** One character of the text: a class, an escape. */
const character = /\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\./gsu
const varying = /[*+]|\{\d+,\d*\}|(?<!\()\?/g

/**
 * True where the checker need not be asked, which takes as long as all other rules: it begins at the start of the text,
 * repeats no group, and only one of its characters can be there a varying number of times. Such a pattern tries no more
 * ends than the text has characters.
 */
function isPlainlyFast(pattern: string): boolean {
  if (/\\[1-9k]/.test(pattern)) return false
  const shape = pattern.replaceAll(character, "c")
  if (/\)[*+?{]/.test(shape) || (shape.match(varying) ?? []).length > 1) return false
  const outside = withoutGroups(shape)
  return outside.startsWith("^") && !outside.includes("|")
}

/** An atom (a character or a class of them) and its quantifier. */
const quantifiedAtom =
  /(\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\[^bBckpPux\d]|[^\\[\](){}*+?|^$.])([*+?]|\{\d+(?:,\d*)?\})?/gsuy

/**
 * True for a pattern without groups that is anchored at the start, and in which each atom that may repeat is followed by one
 * character that it does not match: it never backtracks into a repetition.
 */
function isDeterministic(pattern: string): boolean {
  const inside = /^\^(.*?)\$?$/su.exec(pattern)?.[1]
  if (inside === undefined) return false
  const atoms = [...inside.matchAll(quantifiedAtom)]
  if (atoms.map(([whole]) => whole).join("") !== inside) return false
  return atoms.every(([, atom = "", quantifier = ""], index) => {
    const [, next = "", nextQuantifier] = atoms[index + 1] ?? []
    const isFixed = /^(?:\{\d+\})?$/.test(quantifier)
    const isOneCharacter = /^(?:\\[\W_]|[^[\\])$/su.test(next) && nextQuantifier === undefined
    return isFixed || next === "" || (isOneCharacter && !new RegExp(`^${atom}$`, "u").test([...next].at(-1) ?? ""))
  })
}

function withoutGroups(shape: string): string {
  const outer = shape.replaceAll(/\([^()]*\)/g, "")
  return outer === shape ? shape : withoutGroups(outer)
}

export function isRegularExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp
  } catch {
    return false
  }
}
