// @vitest-environment node
import type { ChildProcess } from "node:child_process"
import { describe, expect, it } from "vitest"
import { createJudgeInChild, startChild } from "../../../../src/cli/judge/inChild"
import { buildOf } from "../../../support/openReleases"

/** Nothing that could be shown: it is told fast. */
const broken = (file: string) => new Map([[file, "{"]])

describe("createJudgeInChild", () => {
  it("says what this process would say, however many ask at once", async () => {
    const inChild = createJudgeInChild(new Map())
    const { judge } = buildOf(new Map())
    const asked = [broken("app.json"), broken("zoo/lion.screen.json")]
    const answers = await Promise.all(asked.map(inChild))
    expect(answers).toEqual(await Promise.all(asked.map(judge)))
    expect(answers[1]).toMatchObject({
      kind: "refused",
      problems: expect.arrayContaining([expect.objectContaining({ file: "zoo/lion.screen.json" })]),
    })
  })

  it("fails for whoever asked when its process ends, and goes on with another one", async () => {
    const started: ChildProcess[] = []
    const inChild = createJudgeInChild(new Map(), () => {
      const child = startChild()
      started.push(child)
      child.once("spawn", () => started.length === 1 && child.kill("SIGKILL"))
      return child
    })
    await expect(inChild(broken("app.json"))).rejects.toThrow("ended")
    expect((await inChild(broken("app.json"))).kind).toBe("refused")
    expect(started.length).toBe(2)
  })
})
