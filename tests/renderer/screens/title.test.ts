import { runInAction } from "mobx"
import { describe, expect, it } from "vitest"
import { createScreen } from "../../../renderer/screens/createScreen"
import { get, text, when, zooHost, zooScreen } from "../../support/screens/zoo"

describe("the title of a screen", () => {
  it("is the first whose condition holds, and its own while none is known to", () => {
    const module = zooScreen({
      title: "The cage",
      titles: [
        { when: when("is", get("state.animals"), 0), title: "An empty cage" },
        { when: when("gt", get("state.animals"), 0), title: text("A cage of ", { get: ["state", "animals"] }) },
      ],
      state: { animals: null },
    })
    const screen = createScreen({ module, host: zooHost() })
    const titles = [null, 0, 3].map((animals) => {
      runInAction(() => screen.setValue("animals", animals))
      return screen.title
    })
    expect(titles).toEqual(["The cage", "An empty cage", "A cage of 3"])
  })
})
