// @vitest-environment node
import { autorun, computed, makeAutoObservable, observable, runInAction } from "mobx"
import { describe, expect, it } from "vitest"
import { createScope, lookup } from "../../../renderer/expressions/createScope"
import { evaluate } from "../../../renderer/expressions/evaluate"
import { aCondition } from "../../support/aCondition"

describe("createScope", () => {
  it("sees new roots before old ones and leaves the old scope alone", () => {
    const outer = createScope({ item: "lion", zoo: "north" })
    const inner = outer.with({ item: "hen" })
    expect([inner.get(["item"]), inner.get(["zoo"]), outer.get(["item"])]).toEqual(["hen", "north", "lion"])
  })

  it("lets a new root without value hide the old one", () => {
    expect(createScope({ item: "lion" }).with({ item: undefined }).get(["item"])).toBeUndefined()
  })

  it("asks a function root each time", () => {
    let visitors = 1
    const scope = createScope({ visitors: () => visitors })
    visitors = 2
    expect(scope.get(["visitors"])).toBe(2)
  })

  it("asks a getter root each time", () => {
    let visitors = 1
    const scope = createScope({
      get gate() {
        return { visitors }
      },
    })
    visitors = 3
    expect(scope.get(["gate", "visitors"])).toBe(3)
  })

  it("asks a lookup root by name", () => {
    const scope = createScope({ kept: lookup((name) => (name === "ticket" ? { id: 7 } : undefined)) })
    expect([scope.get(["kept", "ticket", "id"]), scope.get(["kept", "other"])]).toEqual([7, undefined])
  })

  it("never hands out what is inherited, even under a polluted prototype", () => {
    const animal = Object.create({ secret: 1 }, { name: { value: "Leo", enumerable: true } }) as object
    const scope = createScope({ animal, zoo: JSON.parse('{"__proto__": {"open": true}, "constructor": 1}') as object })
    expect(scope.get(["animal", "name"])).toBe("Leo")
    expect(scope.get(["animal", "secret"])).toBeUndefined()
    expect(scope.get(["zoo", "__proto__", "open"])).toBeUndefined()
    expect(scope.get(["zoo", "constructor"])).toBeUndefined()
    expect(createScope({}).get([])).toBeUndefined()
  })

  it("is told when a missing property of observed state appears", () => {
    const state = observable<{ animal: Record<string, unknown>; tags: string[] }>({ animal: {}, tags: [] })
    const scope = createScope({ zoo: state })
    const seen: unknown[] = []
    const stop = autorun(() => seen.push([scope.get(["zoo", "animal", "name"]), scope.get(["zoo", "tags", "0"])]))
    runInAction(() => (state.animal["name"] = "Leo"))
    runInAction(() => state.tags.push("big"))
    stop()
    expect(seen).toEqual([
      [undefined, undefined],
      ["Leo", undefined],
      ["Leo", "big"],
    ])
  })

  it("reads what a MobX class derives", () => {
    class Cage {
      animals = 2
      constructor() {
        makeAutoObservable(this)
      }
      get legs() {
        return this.animals * 4
      }
    }
    const cage = new Cage()
    const isCrowded = aCondition({ gt: ["$cage.legs", 10] })
    const judged = computed(() => evaluate(isCrowded, createScope({ cage })))
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(judged.get()))
    runInAction(() => (cage.animals = 3))
    stop()
    expect(seen).toEqual([false, true])
  })
})
