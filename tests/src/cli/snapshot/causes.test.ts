// @vitest-environment node
import { describe, expect, it } from "vitest"
import { changesSinceCommit, sayAcceptance, writeCauses } from "../../../../src/cli/snapshot/causes"
import { copyShipped } from "../../../support/shippedCopy"

const heading = "いくら出金しますか"
const detail = "33行目から\n    <h1>\n-     いくら出金\n+     いくら\n      <span>\n-       しますか\n+       ですか"
const differences = [{ layer: "dom" as const, what: "1か所が変わりました", detail }]
const change = (file: string, before: string, after: string) => ({
  file,
  says: "文章",
  before,
  after,
  difference: { kind: "changed" as const, from: "/a", to: "/a", before, after },
  back: [],
})

describe("what led to a difference", () => {
  it("is a document that says something else than what was committed", () => {
    const copy = copyShipped()
    copy.replace("withdrawal/client_withdrawal.screen.json", heading, "いくらですか")
    const changes = changesSinceCommit(copy.root) ?? []
    copy.remove()
    expect(writeCauses(changes, differences)).toMatch(
      /最後のコミットからの変更：\n.*client_withdrawal\.screen\.json {2}.*「いくら出金しますか」 → 「いくらですか」/,
    )
  })

  it("begins with what says the very words, and names the most likely alone", () => {
    const others = Array.from({ length: 11 }, (_, index) =>
      change(`other${index}.json`, "前の文章です", "今の文章です"),
    )
    const lines = writeCauses([...others, change("own.json", heading, "いくらですか")], differences).split("\n")
    expect(lines[1]).toContain("own.json")
    expect(lines).toHaveLength(12)
    expect(lines.at(-1)).toContain("ほか2か所")
  })

  it("is no document where none has changed", () => {
    expect(writeCauses([], differences)).toContain("JSONは、最後のコミットから変わっていません")
  })

  it("is taken over with the states that were looked at", () => {
    expect(sayAcceptance("client_withdrawal/*")).toMatch(/snapshot --only 'client_withdrawal\/\*' --update$/)
    expect(sayAcceptance(undefined)).toMatch(/snapshot --update$/)
  })
})
