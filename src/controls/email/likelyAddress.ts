import { editDistance } from "../../../renderer"
import { toHalfWidth } from "../../domain/text/width"

/** So many letters wrong are a slip of the finger; a short domain with two wrong ones is another domain. */
const slips = (domain: string): number => (domain.length < 10 ? 1 : 2)

/**
 * The mail address that was probably meant: its domain is almost one of the known ones. Undefined for a known domain,
 * for one that may still become one (`gmail.co`), and for one that resembles none.
 */
export function likelyAddress(
  address: string,
  domains: readonly string[],
): { readonly address: string; readonly domain: string } | undefined {
  const [, local, typed] = /^([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(toHalfWidth(address).trim()) ?? []
  if (local === undefined || typed === undefined) return undefined
  const wrong = typed.toLowerCase()
  if (domains.some((domain) => domain.startsWith(wrong))) return undefined
  const [best] = domains
    .map((domain) => ({ domain, cost: editDistance(wrong, domain, slips(domain)) }))
    .filter(({ domain, cost }) => cost <= slips(domain))
    .toSorted((one, other) => one.cost - other.cost)
  return best && { address: `${local}@${best.domain}`, domain: best.domain }
}
