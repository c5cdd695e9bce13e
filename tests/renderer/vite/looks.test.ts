// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createLooks } from "../../../renderer/vite/looks"

/** Files that are saved, a page that shows what was found, and a clock that moves by hand. */
function begin() {
  let now = 0
  let timers: readonly { readonly at: number; readonly run: () => void }[] = []
  let file = 0
  let seen = 0
  const done: string[] = []
  const named: (readonly string[])[] = []
  const looks = createLooks({
    look(saved) {
      named.push(saved ? [...saved] : ["all"])
      if (seen === file) return void done.push("nothing new")
      seen = file
      const version = file
      done.push(`shown ${version}`)
      return { isUrgent: false, finish: () => void done.push(`judged ${version}`) }
    },
    later(run, ms) {
      const timer = { at: now + ms, run }
      timers = [...timers, timer]
      return () => void (timers = timers.filter((one) => one !== timer))
    },
  })
  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (next === undefined) break
      timers = timers.filter((one) => one !== next)
      now = next.at
      next.run()
    }
    now = end
  }
  return {
    done,
    /** The files that each look was told of. */
    named,
    looks,
    pass,
    /** A save that the watcher tells of, or one that it swallows. */
    save: (isTold = true) => {
      file += 1
      if (isTold) looks.saved("lions")
    },
    waiting: () => timers.length,
  }
}

describe("looks at saved files", () => {
  it("take saves of one moment as one, judge it later, and end when nothing is new", () => {
    const { save, pass, done, waiting } = begin()
    save()
    pass(5)
    save()
    pass(1_000)
    expect(done).toEqual(["shown 2", "judged 2", "nothing new"])
    pass(1_000)
    expect(done.at(-1)).toBe("nothing new")
    expect(waiting()).toBe(0)
  })

  it("find a save of which the watcher told nothing because another had just come", () => {
    const { save, pass, done, waiting } = begin()
    save()
    pass(40)
    save(false)
    pass(1_000)
    expect(done).toEqual(["shown 1", "judged 1", "shown 2", "judged 2", "nothing new"])
    pass(1_000)
    expect(done.at(-1)).toBe("nothing new")
    expect(waiting()).toBe(0)
  })

  it("come back where the watcher told of a save before anything was written", () => {
    const { looks, save, pass, done } = begin()
    looks.saved("lions")
    pass(20)
    save(false)
    pass(1_000)
    expect(done).toEqual(["nothing new", "shown 1", "judged 1", "nothing new"])
  })

  it("judge what was shown although the next save came first and brought nothing", () => {
    const { looks, save, pass, done } = begin()
    save()
    pass(20)
    looks.saved("lions")
    pass(1_000)
    expect(done).toEqual(["shown 1", "nothing new", "judged 1", "nothing new"])
  })

  it("are told which files were saved; all the others count where one came or went, and in the looks that follow", () => {
    const { looks, pass, named } = begin()
    looks.saved("lions")
    looks.saved("tigers")
    pass(2_000)
    looks.saved("lions")
    looks.saved(undefined)
    looks.saved("tigers")
    pass(2_000)
    looks.saved("bears")
    pass(20)
    expect(named).toEqual([["lions", "tigers"], ["all"], ["all"], ["all"], ["all"], ["all"], ["bears"]])
  })

  it("stop with the server", () => {
    const { looks, save, pass, done } = begin()
    save()
    looks.stop()
    pass(1_000)
    expect(done).toEqual([])
  })

  it("take a last one when nobody can be saving any more", () => {
    const { save, pass, done } = begin()
    save()
    pass(500)
    save(false)
    pass(1_000)
    expect(done).toEqual(["shown 1", "judged 1", "nothing new", "shown 2", "judged 2", "nothing new"])
  })
})
