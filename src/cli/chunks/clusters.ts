/** Modules that are loaded together, and who loads them. */
export interface Cluster {
  readonly modules: readonly string[]
  /** Ids of screens. */
  readonly users: ReadonlySet<string>
  /** Bytes on the wire, as far as they can be guessed. */
  readonly bytes: number
}

export interface Limits {
  /** What one more file costs a page, in bytes that would take as long. */
  readonly fileCost: number
  /** Bytes that a page may load without using them, so that all pages together load faster. */
  readonly maxUnused: number
  /** From this number of clusters on, a page saves more by one less: a file beyond it is one too many. */
  readonly maxFiles: number
}

/** How much dearer a file is that is one too many. */
const tooMany = 20

/**
 * Puts clusters together as long as all pages together load faster for it, the pair that gains most first: what one page then
 * loads without using it is paid by the files that another one saves.
 */
export function joinClusters(separate: readonly Cluster[], limits: Limits): readonly Cluster[] {
  const used = bytesByUser(separate)
  let clusters = separate
  for (;;) {
    const best = bestPair(clusters, used, limits)
    if (best === undefined) return clusters
    const [one, other] = best
    clusters = [...clusters.filter((cluster) => cluster !== one && cluster !== other), join(one, other)]
  }
}

type Pair = readonly [Cluster, Cluster]
type ByUser = ReadonlyMap<string, number>

/** The two whose file gains most; undefined when no two gain anything that their pages can afford. */
function bestPair(clusters: readonly Cluster[], used: ByUser, { fileCost, maxUnused, maxFiles }: Limits) {
  const loaded = bytesByUser(clusters)
  const files = sumByUser(clusters, () => 1)
  const canAfford = (user: string, bytes: number) => of(loaded, user) + bytes - of(used, user) <= maxUnused
  const savingOf = (user: string) => fileCost * (of(files, user) > maxFiles ? tooMany : 1)
  let best: Pair | undefined
  let bestGain = 0
  clusters.forEach((one, index) => {
    for (const other of clusters.slice(index + 1)) {
      const gain = gainOf(one, other, { savingOf, canAfford })
      if (gain <= bestGain) continue
      best = [one, other]
      bestGain = gain
    }
  })
  return best
}

interface Prices {
  /** What a page saves by one file less. */
  savingOf(user: string): number
  canAfford(user: string, bytes: number): boolean
}

/** Bytes that all pages together save when two become one; nothing where one of them cannot afford it. */
function gainOf(one: Cluster, other: Cluster, { savingOf, canAfford }: Prices): number {
  let gain = 0
  for (const [cluster, added] of [
    [one, other],
    [other, one],
  ] as const)
    for (const user of cluster.users) {
      if (added.users.has(user)) gain += savingOf(user) / 2
      else if (canAfford(user, added.bytes)) gain -= added.bytes
      else return 0
    }
  return gain
}

const join = (one: Cluster, other: Cluster): Cluster => ({
  modules: [...one.modules, ...other.modules],
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
})

function sumByUser(clusters: readonly Cluster[], what: (cluster: Cluster) => number): ByUser {
  const sums = new Map<string, number>()
  for (const cluster of clusters) for (const user of cluster.users) sums.set(user, of(sums, user) + what(cluster))
  return sums
}

const bytesByUser = (clusters: readonly Cluster[]): ByUser => sumByUser(clusters, ({ bytes }) => bytes)
const of = (sums: ByUser, user: string): number => sums.get(user) ?? 0
