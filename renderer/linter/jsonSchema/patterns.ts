import { checkSync } from "recheck"

const verdicts = new Map<string, boolean>()

/** True where a crafted input can make the regular expression run for minutes. */
export function isSlowPattern(pattern: string): boolean {
  const known = verdicts.get(pattern)
  if (known !== undefined) return known
  const verdict = judge(pattern)
  verdicts.set(pattern, verdict)
  return verdict
}

function judge(pattern: string): boolean {
  // Without repetition there is nothing to blow up.
  if (!/[*+}]/.test(pattern) || !isRegularExpression(pattern)) return false
  if (pattern.length > 2_000) return true
  if (isPlainlyFast(pattern)) return false
  const { status } = checkSync(pattern, "u", {
    timeout: 400,
    randomSeed: 1,
    attackLimit: 100_000,
    incubationLimit: 10_000,
    maxAttackStringSize: 4_000,
  })
  return status === "vulnerable"
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
