// @vitest-environment node
import { expect, it } from "vitest"
import { runInShortTasks } from "../../../src/platform/shortTasks"
import type { Steps } from "../../../src/domain/steps"

it("pauses whenever 8 ms have gone into steps, and gives their result", async () => {
  let time = 0
  const tasks: number[] = []
  function* work(): Steps<string> {
    for (let step = 0; step < 10; step += 1) {
      time += 3
      yield
    }
    return "done"
  }
  const pacing = {
    now: () => time,
    async pause() {
      tasks.push(time)
      time += 100
    },
  }
  expect(await runInShortTasks(work(), pacing)).toBe("done")
  expect(tasks).toEqual([9, 118, 227])
})
