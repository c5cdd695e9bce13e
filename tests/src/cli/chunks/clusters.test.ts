// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { joinClusters, type Cluster } from "../../../../src/cli/chunks/clusters"

const cluster = (name: string, users: string, bytes: number): Cluster => ({
  modules: [name],
  users: new Set(users.split("")),
  bytes,
})
const together = (clusters: readonly Cluster[]) => clusters.map(({ modules }) => modules.toSorted().join("")).toSorted()
const users = (clusters: readonly Cluster[]) => [...new Set(clusters.flatMap((one) => [...one.users]))]
const timeOf = (clusters: readonly Cluster[], user: string, fileCost: number) =>
  clusters.filter((one) => one.users.has(user)).reduce((sum, { bytes }) => sum + bytes + fileCost, 0)

describe("joinClusters", () => {
  it("joins what nearly the same pages use, and leaves what is large and used by others", () => {
    const separate = [cluster("a", "12345", 300), cluster("b", "1234", 200), cluster("c", "78", 5_000)]
    expect(together(joinClusters(separate, 600))).toEqual(["ab", "c"])
  })

  it("joins nothing that no page has both of, and nothing where files cost nothing", () => {
    expect(together(joinClusters([cluster("a", "12", 10), cluster("b", "34", 10)], 600))).toEqual(["a", "b"])
    expect(together(joinClusters([cluster("a", "12", 10), cluster("b", "123", 10)], 0))).toEqual(["a", "b"])
  })

  it("joins what costs least until no page needs more of them than it may", () => {
    const separate = [
      cluster("a", "12", 9_000),
      cluster("b", "13", 9_000),
      cluster("c", "14", 3_000),
      cluster("d", "15", 2_000),
    ]
    expect(together(joinClusters(separate, 600))).toEqual(["a", "b", "c", "d"])
    expect(together(joinClusters(separate, 600, 3))).toEqual(["a", "b", "cd"])
    expect(together(joinClusters(separate, 600, 1))).toEqual(["abcd"])
  })

  it("never makes all pages together slower, and loses no module", () => {
    const any = fc.record({
      users: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 1 }),
      bytes: fc.integer({ min: 1, max: 4_000 }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), fc.integer({ min: 0, max: 2_000 }), (made, fileCost) => {
        const separate = made.map(({ users: who, bytes }, index) => cluster(`${index},`, who.join(""), bytes))
        const joined = joinClusters(separate, fileCost)
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
