// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { createKeptList } from "../../../renderer/model/keptList"

it("works out what does not stand where it stood the last time, and nothing else", () => {
  const map = createKeptList<string, string>()
  const made: string[] = []
  const loud = (items: readonly string[]) =>
    map(items, (item) => {
      made.push(item)
      return item.toUpperCase()
    })
  loud(["lion", "zebra", "owl"])
  made.length = 0
  expect(loud(["lion", "ox", "owl"])).toEqual(["LION", "OX", "OWL"])
  expect(loud(["lion", "ox", "owl", "ant"])).toEqual(["LION", "OX", "OWL", "ANT"])
  expect(made).toEqual(["ox", "ant"])
})

it("gives what mapping anew would, whatever list comes after another", () => {
  const items = fc.array(fc.constantFrom(0, 1, 2, undefined), { maxLength: 5 })
  fc.assert(
    fc.property(fc.array(items), (lists) => {
      const map = createKeptList<number | undefined, string>()
      for (const list of lists) expect(map(list, String)).toEqual(list.map(String))
    }),
  )
})
