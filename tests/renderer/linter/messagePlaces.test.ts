// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { form } from "./invalid/files"
import { edited, removed, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const messages = "messages.json"

type Told = "message-place-unfilled" | "message-place-lost"

function told(edits: Readonly<Record<string, readonly Edit[]>>, wanted: Told = "message-place-unfilled") {
  const changed = Object.entries(edits).map(([file, list]) => [file, edited(zoo[file] ?? {}, list)])
  return checkDocuments(setOf({ ...zoo, ...Object.fromEntries(changed) }), zooDefinitions)
    .filter(({ rule }) => rule === wanted)
    .map(({ file, pointer }) => `${file} ${pointer}`)
}

const field = "/ui/1/ui/0"

describe("message-place-unfilled", () => {
  it("is told where a rule names a message with a place, unless it gives the value or words it otherwise", () => {
    const place = ["/messages/too-short", "At least {n}"] as const
    expect(told({ [messages]: [place] })).toEqual([`${form} ${field}/rules/0/message`])
    expect(told({ [messages]: [place], [form]: [[`${field}/rules/0/n`, 2]] })).toEqual([])
    expect(told({ [messages]: [place], [form]: [[`${field}/messages/too-short`, "Too short"]] })).toEqual([])
  })

  it("is told of texts of checks that no limit comes with", () => {
    expect(told({ [messages]: [["/messages/required-input", "{n} letters"]] })).toEqual([
      `${messages} /messages/required-input`,
    ])
    expect(told({ [form]: [[`${field}/messages/pattern`, "{n} letters"]] })).toEqual([
      `${form} ${field}/messages/pattern`,
    ])
  })

  it("is not told of limits of the schema, nor of what only looks like a place", () => {
    expect(told({ [messages]: [["/messages/max-length", "At most {n}"]] })).toEqual([])
    expect(told({ [form]: [[`${field}/messages/max-length`, "At most {n}"]] })).toEqual([])
    expect(told({ [form]: [[`${field}/rules/1/message`, "At most \\{n\\}"]] })).toEqual([])
    expect(told({ [messages]: [["/messages/too-short", "{n}"]], [form]: [[`${field}/rules`, removed]] })).toEqual([])
  })
})

describe("message-place-lost", () => {
  const lost = (edits: Readonly<Record<string, readonly Edit[]>>) => told(edits, "message-place-lost")

  it("is told of a limit that is not said, unless the text says the number itself", () => {
    expect(lost({ [messages]: [["/messages/max-choices", "At most"]] })).toEqual([`${messages} /messages/max-choices`])
    expect(lost({ [messages]: [["/messages/max-choices", "At most ３"]] })).toEqual([])
  })

  it("is told of what the interface fills in, and of what a rule hands to a text without a place", () => {
    expect(lost({ [messages]: [["/interface/gaps", "Some are missing"]] })).toEqual([`${messages} /interface/gaps`])
    expect(lost({ [form]: [[`${field}/rules/1/n`, 9]] })).toEqual([`${form} ${field}/rules/1/n`])
    expect(
      lost({ [form]: [[`${field}/rules/1`, { must: { filled: ["$draft.name"] }, message: "{n}", n: 9 }]] }),
    ).toEqual([])
  })
})
