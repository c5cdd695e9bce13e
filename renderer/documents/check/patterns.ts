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
  // Without repetition there is nothing to blow up, and the checker need not be asked.
  if (!/[*+}]/.test(pattern)) return false
  if (!isRegularExpression(pattern)) return false
  if (pattern.length > 2_000) return true
  const { status } = checkSync(pattern, "u", {
    timeout: 400,
    randomSeed: 1,
    attackLimit: 100_000,
    incubationLimit: 10_000,
    maxAttackStringSize: 4_000,
  })
  return status === "vulnerable"
}

export function isRegularExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp
  } catch {
    return false
  }
}
