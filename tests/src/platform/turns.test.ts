// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createTurns } from "../../../src/platform/turns"

describe("createTurns", () => {
  /** Tasks that begin when they are told to. */
  function tasks() {
    const waiting: (() => void)[] = []
    const settle = async () => {
      for (let hop = 0; hop < 5; hop += 1) await Promise.resolve()
    }
    const passed = async () => {
      await settle()
      waiting.shift()?.()
      await settle()
    }
    return { pause: () => new Promise<void>((pass) => waiting.push(pass)), passed }
  }

  it("lets the first go at once and each of the others in a task of its own, in the order in which they asked", async () => {
    const { pause, passed } = tasks()
    const turn = createTurns(pause)
    const gone: string[] = []
    for (const name of ["first", "second", "third"]) {
      const wait = turn()
      if (wait) void wait.then(() => gone.push(name))
      else gone.push(name)
    }
    expect(gone).toEqual(["first"])
    await passed()
    expect(gone).toEqual(["first", "second"])
    await passed()
    expect(gone).toEqual(["first", "second", "third"])
  })

  it("lets nobody wait once the tasks of those before are over", async () => {
    const { pause, passed } = tasks()
    const turn = createTurns(pause)
    turn()
    expect(turn()).toBeInstanceOf(Promise)
    await passed()
    await passed()
    expect(turn()).toBeUndefined()
  })

  it("ends in another task, unless it is told how", async () => {
    const turn = createTurns()
    turn()
    let isOver = false
    const wait = turn()?.then(() => (isOver = true))
    for (let hop = 0; hop < 50; hop += 1) await Promise.resolve()
    expect(isOver).toBe(false)
    await wait
  })
})
