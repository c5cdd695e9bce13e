// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createValidator, formatsOf } from "../../../renderer/compiler/compile/validatorCode"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { edited, type Edit, removed, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const form = "visit/ticket.form.json"
const messages = "messages.json"
const place = "/schema/properties/name/format"

/** What is told of formats and messages of a form whose name has another format. */
function told(format: string, message?: Edit): readonly string[] {
  const edits: readonly Edit[] = [
    [place, format],
    ["/ui/1/ui/0/messages", removed],
  ]
  const files: Record<string, Json> = { ...zoo, [form]: edited(zoo[form] ?? null, edits) }
  if (message) files[messages] = edited(zoo[messages] ?? null, [message])
  return checkDocuments(setOf(files), zooDefinitions).flatMap(({ rule, pointer }) =>
    pointer === place || rule === "message-unused" ? [rule] : [],
  )
}

describe("a format of JSON Schema", () => {
  it.each(["email", "uri", "uuid"])("%s needs a message, which is then used", (format) => {
    expect(told(format)).toEqual(["check-without-message"])
    expect(told(format, [`/messages/${format}`, "This is no {label}"])).toEqual([])
  })

  it.each(["date", "time", "date-time"])("%s is made by a control", (format) => expect(told(format)).toEqual([]))

  it.each(["hostname", "ipv4", "ipv6"])("%s is unknown, for nothing would judge it", (format) =>
    expect(told(format)).toContain("unknown-check"),
  )

  it("email is judged", () => {
    const validate = createValidator({ type: "string", format: "email" }, formatsOf(zooDefinitions))
    const right = ["a@b.jp", "A.b+c@mail.example.co.jp"]
    const wrong = ["a", "a@", "a@b", "a b@c.jp", "@c.jp", "a@-c.jp", "a@c..jp", "a@c.jp."]
    expect(right.filter((text) => !validate(text))).toEqual([])
    expect(wrong.filter((text) => validate(text))).toEqual([])
  })
})
