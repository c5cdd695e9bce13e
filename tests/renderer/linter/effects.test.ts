// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { buyCall, flow, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const forget: Edit = ["/footer/0/tap/2", { do: "keep", name: "receipt" }]

const told = (call: readonly Edit[], screen: readonly Edit[], besides: readonly Edit[] = []) =>
  checkDocuments(
    setOf({
      ...zoo,
      [buyCall]: edited(zoo[buyCall] ?? {}, [["/effect", "read"], ...call]),
      [ticket]: edited(zoo[ticket] ?? {}, screen),
      [flow]: edited(zoo[flow] ?? {}, besides),
    }),
    zooDefinitions,
  ).flatMap(({ rule, file, pointer }) => (rule === "kept-never-written" ? [] : [`${rule} ${file}${pointer}`]))

describe("a call that says that it only reads", () => {
  it("is told where nobody reads what it answers", () => {
    expect(told([], [forget])).toEqual([`effect-doubtful ${buyCall}/effect`])
  })

  it.each<[name: string, edits: readonly Edit[]]>([
    ["behind it", []],
    ["when it ends well", [forget, ["/footer/0/tap/1/on/ok", [{ do: "popup", text: "{res.number}" }]]]],
    ["when it has come", [forget, ["/footer/0/tap/1/into", "list"]]],
  ])("may be one whose answer is read %s", (_name, edits) => {
    expect(told([], edits).filter((one) => one.startsWith("effect"))).toEqual([])
  })

  it("is told where it sends a proof of the customer, though its answer is read", () => {
    const proof: Edit = ["/request/properties/proof", { type: "string" }]
    expect(told([proof, ["/stepUp", "proof"]], [["/footer/0/tap/1/input/proof", "7"]])).toEqual([
      `effect-doubtful ${buyCall}/effect`,
    ])
  })

  it("is told once, though its method says so and the flow of answers goes on without being saved", () => {
    const kept: readonly Edit[] = [
      ["/testModel", { answers: "$draft" }],
      ["/sections/0/steps/1/when", { is: ["$ctx.closed", true] }],
    ]
    expect(told([], [forget], kept)).toEqual([`effect-doubtful ${buyCall}/effect`])
    expect(told([["/method", "PUT"]], [], kept)).toEqual([`effect-missing ${buyCall}/effect`])
  })

  it("never leaves anybody in doubt whether it was done", () => {
    const unsure: Edit = ["/footer/0/tap/1/on/unconfirmed", []]
    expect(told([], [unsure])).toEqual([`outcome-impossible ${ticket}/footer/0/tap/1/on/unconfirmed`])
    expect(told([["/effect", "write"]], [unsure])).toEqual([])
  })
})
