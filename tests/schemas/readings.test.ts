// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { startInHarness, type Effect } from "../../renderer/testgen/harness"
import { answerFromSamples } from "../../src/app/statePages/answerFromSamples"
import { loadModules } from "../../src/cli/modules"
import { createDryRunHarness } from "../../src/cli/dryRunHarness"
import { shippedRoot } from "../support/shippedRoot"

const modules = await loadModules(loadDocuments(shippedRoot))
const theatre = createDryRunHarness(modules)

interface Reading {
  readonly screen: string
  /** Sample of the application. */
  readonly draft: string
  /** Sample or code of the reading. */
  readonly result: string
  /** Button that is pressed on the half-sheet that follows. */
  readonly press?: string
  /** The popup that follows is answered with no. */
  readonly refuses?: boolean
  readonly query?: Readonly<Record<string, string>>
}

/** What happens by itself, in words; the questions that the screen asks the server are left out. */
function tell({ kind, name, input }: Effect): readonly string[] {
  if (name === "wait" || name === "track" || (kind === "call" && name !== "aco/ekyc-sessions-current")) return []
  if (name === "half-sheet")
    return [input?.["from"] === undefined ? `sheet ${String(input?.["sheet"])}` : "sheet of the server"]
  if (name === "back") return [`back ${String(input?.["steps"])}, else ${String(input?.["otherwise"])}`]
  if (name !== "go" && name !== "replace") return [name]
  const query = Object.entries(Object(input?.["query"]) as object).map(([key, value]) => `${key}=${String(value)}`)
  return [[`${name} ${String(input?.["to"])}`, ...query].join(" ")]
}

async function comeBack({ screen, draft, result, press, refuses = false, query = {} }: Reading) {
  const { call } = answerFromSamples({ calls: { "aco/draft": draft, "aco/ekyc-session": result } }, modules.app)
  const signal = new AbortController().signal
  const stage = {
    ...theatre,
    context: { today: "2025-01-15", platform: "ios", nfcAvailable: true },
    answerCall: (...[one, input]: Parameters<typeof call>) => call(one, input, { signal }),
    press: () => press,
    refuses,
  }
  const open = await startInHarness(stage as never, screen, { ...query, ekycSessionId: "ekyc_1" })
  const isChecking = open.state.scope.get(["state", "checking"])
  open.close()
  return [...open.effects.flatMap(tell), ...(isChecking === true ? ["goes on checking"] : [])]
}

const results: Readonly<Record<string, readonly string[]>> = {
  processing: ["goes on checking"],
  succeeded: ["restart-flow", "goes on checking"],
  cancelled: [],
  rejected: ["sheet general-error"],
  expired: ["popup"],
  read_error: ["sheet card-read-error"],
  read_error_third: ["sheet card-read-error-third"],
}
const residenceResults: Readonly<Record<string, readonly string[]>> = {
  ...results,
  read_error: ["sheet residence-read-error", "back 2, else residence_check_start"],
  read_error_third: ["sheet residence-read-error-third", "back 2, else residence_check_start"],
}
const codes = modules.screens.get("onboarding")?.calls["aco/ekyc-session"]?.codes ?? []

describe("back from the reader of cards", () => {
  it.each(Object.entries(results))("the first reading ended as %s", async (result, expected) => {
    expect(await comeBack({ screen: "onboarding", draft: "ekyc_ready", result })).toEqual(expected)
  })

  it.each(Object.entries(residenceResults))("the residence card's reading ended as %s", async (result, expected) => {
    expect(await comeBack({ screen: "residence_expire_date", draft: "residence_dates", result })).toEqual(expected)
  })

  it.each(codes)("a refusal is said in the server's words, and the screen can be used again: %s", async (result) => {
    // Who has an account already may log in at once: that sheet is ours.
    const said =
      result === "duplicate_customer"
        ? ["sheet already-customer", "aco/ekyc-sessions-current", "login"]
        : ["sheet of the server"]
    expect(await comeBack({ screen: "onboarding", draft: "ekyc_ready", result })).toEqual(said)
    const back = result === "residence_card_mismatch" ? ["back 2, else residence_check_start"] : []
    expect(await comeBack({ screen: "residence_expire_date", draft: "residence_dates", result })).toEqual([
      ...said,
      ...back,
    ])
  })

  it("a certificate of special permanent residence is one screen nearer to its first question", async () => {
    const reading = { screen: "residence_expire_date", draft: "special_permanent" }
    for (const result of ["residence_read_error", "residence_card_mismatch"])
      expect((await comeBack({ ...reading, result })).at(-1)).toBe("back 1, else residence_check_start")
  })

  const third = { screen: "onboarding", draft: "ekyc_ready", result: "read_error_third" }
  const leaving = ["replace /aco/index fallback=true delete_storage=true"]

  it.each<readonly [string, Reading, readonly string[]]>([
    ["again", { ...third, press: "retry" }, []],
    [
      "another way",
      { ...third, press: "other_way" },
      ["aco/ekyc-sessions-current", "replace onboarding fallback=true"],
    ],
    [
      "another way where that has failed too",
      { ...third, press: "other_way", query: { fallback: "true" } },
      ["aco/ekyc-sessions-current", "replace nfc_check"],
    ],
    ["by post, once asked whether the answers may go", { ...third, press: "postal" }, ["popup", ...leaving]],
    ["here, where they may not", { ...third, press: "postal", refuses: true }, ["popup"]],
  ])("the third error offers to go on: %s", async (_way, reading, expected) => {
    expect(await comeBack(reading)).toEqual(["sheet card-read-error-third", ...expected])
  })

  it("the third error of a residence card leads to the post and nowhere else, or back", async () => {
    const reading = { screen: "residence_expire_date", draft: "residence_dates", result: "residence_read_error_third" }
    const asked = ["sheet residence-read-error-third", "popup"]
    const back = "back 2, else residence_check_start"
    expect(await comeBack({ ...reading, press: "postal" })).toEqual([...asked, ...leaving])
    expect(await comeBack({ ...reading, press: "postal", refuses: true })).toEqual([...asked, back])
    expect(await comeBack({ ...reading, press: "retry" })).toEqual(["sheet residence-read-error-third", back])
  })
})
