/** Modules that are loaded together, and who loads them. */
export interface Cluster {
  readonly modules: readonly string[]
  /** Ids of screens. */
  readonly users: ReadonlySet<string>
  /** Bytes on the wire, as far as they can be guessed. */
  readonly bytes: number
}

/**
 * Puts clusters together as long as all pages together load faster for it: what one page then loads in vain is paid by
 * the files that another one saves. `fileCost`: what one more file costs a page, in bytes that would take as long. Then until
 * no page needs more than `most` of them, which no longer makes all faster: a file more is never one too many.
 */
export function joinClusters(separate: readonly Cluster[], fileCost: number, most = Infinity): readonly Cluster[] {
  let clusters = separate
  for (;;) {
    const joined = joinOnce(clusters, fileCost)
    if (joined === clusters) break
    clusters = joined
  }
  for (;;) {
    const joined = joinForOne(clusters, fileCost, most)
    if (joined === clusters) return clusters
    clusters = joined
  }
}

/** Of a page with more than `most` clusters, joins the pair that costs all pages least; the same list where none has more. */
function joinForOne(clusters: readonly Cluster[], fileCost: number, most: number): readonly Cluster[] {
  const pages = new Map<string, Cluster[]>()
  for (const cluster of clusters)
    for (const user of cluster.users) pages.set(user, [...(pages.get(user) ?? []), cluster])
  const own = [...pages.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
  if (own.length <= most) return clusters
  const [cheapest] = pairsOf(own, fileCost).toSorted((one, other) => one.price - other.price)
  if (cheapest === undefined) return clusters
  const { cluster, other } = cheapest
  return [...clusters.filter((one) => one !== cluster && one !== other), join(cluster, other)]
}

const pairsOf = (clusters: readonly Cluster[], fileCost: number) =>
  clusters.flatMap((cluster, index) =>
    clusters.slice(index + 1).map((other) => ({ cluster, other, price: priceOf(cluster, other, fileCost) })),
  )

/** Bytes that pages load in vain when two become one, less the files that they save. */
function priceOf(cluster: Cluster, other: Cluster, fileCost: number): number {
  let shared = 0
  for (const user of cluster.users) if (other.users.has(user)) shared += 1
  return (cluster.users.size - shared) * other.bytes + (other.users.size - shared) * cluster.bytes - shared * fileCost
}

/** Joins the pairs that gain by it and that suit both best; the same list where there are none. */
function joinOnce(clusters: readonly Cluster[], fileCost: number): readonly Cluster[] {
  const pairs = pairsOf(clusters, fileCost)
    .filter(({ price }) => price < 0)
    .toSorted((one, other) => one.price - other.price)
  // Sorted by price: whom a cluster is met with first is whom it suits best.
  const met = new Set<Cluster>()
  const joined = new Set<Cluster>()
  const made = pairs.flatMap(({ cluster, other }) => {
    const isBestForBoth = !met.has(cluster) && !met.has(other)
    met.add(cluster).add(other)
    if (!isBestForBoth) return []
    joined.add(cluster).add(other)
    return [join(cluster, other)]
  })
  return made.length === 0 ? clusters : [...clusters.filter((cluster) => !joined.has(cluster)), ...made]
}

const join = (cluster: Cluster, other: Cluster): Cluster => ({
  modules: [...cluster.modules, ...other.modules],
  users: new Set([...cluster.users, ...other.users]),
  bytes: cluster.bytes + other.bytes,
})
