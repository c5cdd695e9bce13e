// @vitest-environment node
import * as fc from "fast-check"
import { expect, it } from "vitest"
import { createIndex, differingPlaces, withItems } from "../../../renderer/model/editedList"

const items = fc.array(fc.constantFrom("lion", "owl", "zebra"), { maxLength: 6 })
const edit = fc.uniqueArray(fc.tuple(fc.nat(5), fc.constantFrom("lion", "owl", "ox")), { selector: ([place]) => place })

const within = (list: readonly string[], edited: readonly (readonly [number, string])[]) =>
  new Map(edited.filter(([place]) => place < list.length))

it("gives a list with other items in some places, and leaves the one before", () => {
  const before = ["lion", "owl"]
  expect(withItems(before, new Map([[1, "ox"]]))).toEqual(["lion", "ox"])
  expect(before).toEqual(["lion", "owl"])
  expect(withItems(before, new Map())).toBe(before)
})

it("finds where lists differ, whether one was made from the other or not", () => {
  fc.assert(
    fc.property(items, edit, edit, (first, once, twice) => {
      const second = withItems(first, within(first, once))
      const third = withItems(second, within(second, twice))
      for (const [one, other] of [
        [first, second],
        [second, third],
        [first, third],
        [third, first],
        [first, [...third]],
      ] as const) {
        const wanted = other.flatMap((item, place) => (item === one[place] ? [] : [place]))
        expect([...(differingPlaces(one, other) ?? [])].toSorted()).toEqual(wanted)
      }
      expect(differingPlaces(first, [...first, "ant"])).toBeUndefined()
    }),
  )
})

it("looks at nothing but what was edited", () => {
  const first = Array.from({ length: 1_000 }, (_, place) => `lion ${place}`)
  let looks = 0
  const watched = (list: readonly string[]) =>
    new Proxy(list, {
      get(target, name, receiver): unknown {
        if (typeof name === "string" && /^\d+$/.test(name)) looks += 1
        return Reflect.get(target, name, receiver)
      },
    })
  const before = watched(first)
  const now = withItems(before, new Map([[7, "owl"]]))
  looks = 0
  expect(differingPlaces(before, now)).toEqual([7])
  expect(looks).toBe(1)
})

it("finds items by their keys after each edit, of two with one key the last", () => {
  const keyOf = (item: string) => item.slice(0, 1)
  fc.assert(
    fc.property(items, fc.array(edit, { maxLength: 4 }), (first, edits) => {
      const indexOf = createIndex(keyOf)
      let list: readonly string[] = first
      indexOf(list)
      for (const edited of edits) {
        list = withItems(list, within(list, edited))
        const find = indexOf(list)
        for (const key of ["l", "o", "z", "x"]) expect(find(key)).toBe(list.findLast((item) => keyOf(item) === key))
      }
    }),
  )
})
