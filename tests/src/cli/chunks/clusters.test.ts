// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { joinClusters, type Cluster } from "../../../../src/cli/chunks/clusters"

const cluster = (name: string, users: string, bytes: number): Cluster => ({
  modules: [name],
  users: new Set(users.split("")),
  bytes,
})
const limits = (fileCost: number, { maxUnused = Infinity, maxFiles = Infinity } = {}) => ({
  fileCost,
  maxUnused,
  maxFiles,
})
const together = (clusters: readonly Cluster[]) => clusters.map(({ modules }) => modules.toSorted().join("")).toSorted()
const users = (clusters: readonly Cluster[]) => [...new Set(clusters.flatMap((one) => [...one.users]))]
const timeOf = (clusters: readonly Cluster[], user: string, fileCost: number) =>
  clusters.filter((one) => one.users.has(user)).reduce((sum, { bytes }) => sum + bytes + fileCost, 0)

describe("joinClusters", () => {
  it("joins what nearly the same pages use, and leaves what is large and used by others", () => {
    const separate = [cluster("a", "12345", 300), cluster("b", "1234", 200), cluster("c", "78", 5_000)]
    expect(together(joinClusters(separate, limits(600)))).toEqual(["ab", "c"])
  })

  it("joins nothing that no page has both of, and nothing where files cost nothing", () => {
    expect(together(joinClusters([cluster("a", "12", 10), cluster("b", "34", 10)], limits(600)))).toEqual(["a", "b"])
    expect(together(joinClusters([cluster("a", "12", 10), cluster("b", "123", 10)], limits(0)))).toEqual(["a", "b"])
  })

  it("joins what costs least for a page that needs too many files, but not at any price", () => {
    const separate = [
      cluster("a", "12", 9_000),
      cluster("b", "13", 9_000),
      cluster("c", "14", 3_000),
      cluster("d", "15", 2_000),
    ]
    expect(together(joinClusters(separate, limits(600)))).toEqual(["a", "b", "c", "d"])
    expect(together(joinClusters(separate, limits(600, { maxFiles: 3 })))).toEqual(["a", "b", "cd"])
    expect(together(joinClusters(separate, limits(600, { maxFiles: 1 })))).toEqual(["a", "b", "cd"])
  })

  it("joins nothing for which a page would load more in vain than it may, though all pages together gain", () => {
    const separate = [cluster("a", "12345678", 900), cluster("b", "1234567", 100)]
    expect(together(joinClusters(separate, limits(600, { maxUnused: 100 })))).toEqual(["ab"])
    expect(together(joinClusters(separate, limits(600, { maxUnused: 99 })))).toEqual(["a", "b"])
  })

  it("counts together what a page loads in vain in several files", () => {
    const separate = [
      cluster("a", "12345", 900),
      cluster("b", "1234", 100),
      cluster("c", "15678", 900),
      cluster("d", "1678", 100),
    ]
    expect(together(joinClusters(separate, limits(600, { maxUnused: 100 })))).toEqual(["ab", "c", "d"])
  })

  it("never makes all pages together slower, and loses no module", () => {
    const any = fc.record({
      users: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 1 }),
      bytes: fc.integer({ min: 1, max: 4_000 }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.integer({ min: 0, max: 2_000 }), (made, fileCost) => {
        const separate = made.map(({ users: who, bytes }, index) => cluster(`${index},`, who.join(""), bytes))
        const joined = joinClusters(separate, limits(fileCost))
        const total = (some: readonly Cluster[]) =>
          users(separate).reduce((sum, user) => sum + timeOf(some, user, fileCost), 0)
        expect(total(joined)).toBeLessThanOrEqual(total(separate))
        expect(joined.flatMap(({ modules }) => modules).toSorted()).toEqual(
          separate.flatMap(({ modules }) => modules).toSorted(),
        )
      }),
    )
  })
})
