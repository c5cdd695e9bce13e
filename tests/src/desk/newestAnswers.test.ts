// @vitest-environment node
import { expect, it } from "vitest"
import { createNewestAnswers } from "../../../src/desk/newestAnswers"

function setUp() {
  const ask = createNewestAnswers()
  const taken: string[] = []
  const take = (answer: string) => void taken.push(answer)
  return { ask, taken, take }
}

it("drops an answer that another question about the same has overtaken", async () => {
  const { ask, taken, take } = setUp()
  let answerLate = (_answer: string): void => undefined
  const asked = new Promise<string>((resolve) => (answerLate = resolve))
  const late = ask({ about: "lions", asked, take })
  await ask({ about: "lions", asked: Promise.resolve("new"), take })
  answerLate("old")
  await late
  expect(taken).toEqual(["new"])
})

it("lets whoever waits for an overtaken answer wait for the newest", async () => {
  const { ask, taken, take } = setUp()
  let answerNew = (_answer: string): void => undefined
  const asked = new Promise<string>((resolve) => (answerNew = resolve))
  const early = ask({ about: "lions", asked: Promise.resolve("old"), take })
  void ask({ about: "lions", asked, take })
  let isOver = false
  void early.then(() => (isOver = true))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(isOver).toBe(false)
  answerNew("new")
  await early
  expect(taken).toEqual(["new"])
})

it("takes each answer of questions about different things", async () => {
  const { ask, taken, take } = setUp()
  const both = ["lions", "tigers"].map((about) => ask({ about, asked: Promise.resolve(about), take }))
  await Promise.all(both)
  expect(taken).toEqual(["lions", "tigers"])
})

it("takes what stands for an answer that failed, or nothing", async () => {
  const { ask, taken, take } = setUp()
  const asked = Promise.reject<string>(new Error("gone"))
  await ask({ about: "lions", asked, take })
  await ask({ about: "lions", asked, take, failed: "untold" })
  expect(taken).toEqual(["untold"])
})
