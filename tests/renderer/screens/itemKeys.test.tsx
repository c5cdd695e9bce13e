import { act as react, cleanup, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { itemKeys } from "../../../renderer"
import { act, block, button, get, ZooScreen, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

describe("itemKeys", () => {
  it("are what the document names, one for each item", () => {
    const keys = itemKeys([{ id: 1 }, { id: "1" }, { id: 1 }, { id: null }, "owl"], "id")
    expect(new Set(keys).size).toBe(5)
    expect(itemKeys([{ id: 1 }], "id")).toEqual([keys[0]])
  })

  it("follow a property of an object inside", () => {
    expect(itemKeys([{ cage: { no: 7 } }], "cage.no")).toEqual(itemKeys([{ no: 7 }], "no"))
  })

  it("are positions where the document names none", () => {
    expect(itemKeys(["a", "a"], undefined)).toEqual(["0", "1"])
  })
})

describe("each", () => {
  /** Remembers what it was first drawn for. */
  function Remembering({ name }: { readonly name: string }) {
    const [first] = useState(name)
    return <p>{`${name}, was ${first}`}</p>
  }
  const animals = [{ name: "Owl" }, { name: "Fox" }]
  const module = zooScreen({
    state: { animals },
    body: [
      block("each", {
        items: get("state.animals"),
        itemKey: "name",
        body: { "@template": [block("remembering", { name: get("item.name") })] },
      }),
      button("Turn", act("set", { state: "animals", value: animals.toReversed() })),
    ],
  })

  it("draws an item where it is now, with all that it remembers", async () => {
    const host = zooHost()
    const widgets = { ...host.registry.widgets, remembering: Remembering } as typeof host.registry.widgets
    render(<ZooScreen module={module} host={{ ...host, registry: { ...host.registry, widgets } }} />)
    await react(async () => screen.getByRole("button", { name: "Turn" }).click())
    expect(screen.getAllByText(/, was /).map(({ textContent }) => textContent)).toEqual([
      "Fox, was Fox",
      "Owl, was Owl",
    ])
  })
})
