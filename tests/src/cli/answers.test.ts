// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createAnswers } from "../../../src/cli/answers"
import { createRandom } from "../../../src/domain/random"

let home: string
let root: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "answers-"))
  root = join(home, "documents")
  mkdirSync(join(root, "area"), { recursive: true })
})
afterEach(() => rmSync(home, { recursive: true }))

const names = ["app.json", "a.form.json", "area/b.screen.json", "area/a.form.json"]

/** Everything that documents say: the answer that nothing may be missing from. */
const readAll = () =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => [name, readFileSync(join(root, name), "utf8")])

function start(program = "one") {
  const asked: string[] = []
  const answers = createAnswers({ folder: join(home, "kept"), program: () => program })
  const ask = (question = "all") =>
    answers.ask(question, root, async () => {
      asked.push(question)
      return readAll()
    })
  return { ask, asked }
}

describe("kept answers", () => {
  it("are those of a cold run after each of 1,000 edits", async () => {
    const random = createRandom(20_261_122)
    const { ask, asked } = start()
    for (let edit = 0; edit < 1_000; edit += 1) {
      const file = join(root, random.pick(names))
      if (random.whole(4) === 0) rmSync(file, { force: true })
      else writeFileSync(file, random.pick(["", "{}", "[]", '{"id":1}', '{"id":2}']))
      // Same length and same time say nothing.
      if (random.whole(2) === 0) for (const name of names) touch(join(root, name))
      expect(await ask()).toEqual(readAll())
    }
    expect(asked.length).toBeLessThan(1_000)
  })

  it("hold for one question, one program and one set of documents", async () => {
    writeFileSync(join(root, "app.json"), "{}")
    const { ask, asked } = start()
    await ask("list")
    await ask("list")
    await ask("graph")
    expect(asked).toEqual(["list", "graph"])
    const newer = start("two")
    await newer.ask("list")
    expect(newer.asked).toEqual(["list"])
    symlinkSync(join(root, "app.json"), join(root, "linked"))
    await ask("list")
    expect(asked).toEqual(["list", "graph", "list"])
  })

  it("are not kept where documents were saved while they were made", async () => {
    const answers = createAnswers({ folder: join(home, "kept"), program: () => "one" })
    await answers.ask("all", root, async () => {
      writeFileSync(join(root, "app.json"), "{}")
      return readAll()
    })
    rmSync(join(root, "app.json"))
    expect(await start().ask("all")).toEqual([])
  })

  it("are not read where the file is broken, and the oldest go when there are many", async () => {
    const { ask, asked } = start()
    await ask()
    for (const name of readdirSync(join(home, "kept"))) writeFileSync(join(home, "kept", name), '{"ans')
    await ask()
    expect(asked).toHaveLength(2)
    for (let question = 0; question < 80; question += 1) await ask(`${question}`)
    expect(readdirSync(join(home, "kept")).length).toBe(60)
  })
})

function touch(file: string): void {
  try {
    utimesSync(file, 1, 1)
  } catch {
    // A file that was taken away has no time.
  }
}
