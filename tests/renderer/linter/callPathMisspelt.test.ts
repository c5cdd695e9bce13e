// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { buyCall, listCall } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

function told(path: string, others = "/tickets") {
  const files = {
    ...zoo,
    [listCall]: edited(zoo[listCall] ?? {}, [["/path", path]]),
    [buyCall]: edited(zoo[buyCall] ?? {}, [["/path", others]]),
  }
  return checkDocuments(setOf(files), zooDefinitions).flatMap(({ rule, file, values }) =>
    rule === "call-path-misspelt" ? [[file, values["name"], values["nearest"]]] : [],
  )
}

it("tells a word of a path that is nearly the one in the name of its call", () => {
  expect(told("/v1/anmials-all/{kind}")).toEqual([[listCall, "anmials-all", "animals-all"]])
  expect(told("/v1/animals/{kind}")).toEqual([])
  expect(told("/v1/creatures/{kind}")).toEqual([])
})

it("takes a word for right that another call or the path itself has", () => {
  expect(told("/anmials/{kind}", "/anmials")).toEqual([])
  expect(told("/animals/anmials/{kind}")).toEqual([])
})
