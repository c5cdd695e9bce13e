// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { Judge } from "../../../../src/server/releases"
import { rememberVerdicts } from "../../../../src/server/releases/rememberVerdicts"

const refused = { kind: "refused", problems: [], needs: [] } as const
const texts = (text: string) => new Map([["lion.json", text]])

function remembering(answer: () => ReturnType<Judge>) {
  const asked: string[] = []
  const judge = rememberVerdicts((given) => {
    asked.push(given.get("lion.json") ?? "")
    return answer()
  })
  return { judge, asked }
}

describe("rememberVerdicts", () => {
  it("judges the same texts once, and the eight that were asked for last", async () => {
    const { judge, asked } = remembering(async () => refused)
    for (const text of ["1", "2", "3", "4", "5", "6", "7", "8", "1", "9", "1", "2"]) await judge(texts(text))
    expect(asked).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "2"])
  })

  it("asks again where nobody could tell", async () => {
    const { judge, asked } = remembering(() => Promise.reject(new Error("ended")))
    await expect(judge(texts("1"))).rejects.toThrow("ended")
    await expect(judge(texts("1"))).rejects.toThrow("ended")
    expect(asked).toEqual(["1", "1"])
  })
})
