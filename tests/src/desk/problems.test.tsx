import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import type { PointerEdit } from "../../../renderer/editing"
import type { DeskProblem } from "../../../src/desk/deskApi"
import type { DeskStore } from "../../../src/desk/DeskStore"
import { ProblemsView } from "../../../src/desk/problems/ProblemsView"

afterEach(cleanup)

const problemAt = (rule: string, pointer: string, isFixable = true): DeskProblem => ({
  severity: "error",
  rule,
  file: "lion.json",
  pointer,
  line: 1,
  message: `「${pointer}」が違います。`,
  why: `${rule} のわけ。`,
  ...(isFixable ? { patch: [{ op: "set", file: "lion.json", pointer, value: rule } as PointerEdit] } : {}),
})
const problems = [
  problemAt("roar", "/a"),
  problemAt("mane", "/b"),
  problemAt("roar", "/c"),
  problemAt("roar", "/d", false),
]

describe("問題", () => {
  it("puts right all of one kind at once and nothing else, and says why the rule is there", async () => {
    const edits: string[] = []
    const edit = async (all: readonly PointerEdit[]) => void edits.push(...all.map(({ pointer }) => pointer))
    render(
      <ProblemsView
        store={{ problems, nameOf: (file: string) => file, valueAt: () => undefined, edit } as unknown as DeskStore}
      />,
    )
    expect(screen.getAllByText("この種類をすべて直す（2件）")).toHaveLength(2)
    expect(screen.getByText("mane のわけ。")).toBeTruthy()
    expect(await screen.findByText("「直す」を押すと：「b」に「mane」を書きます")).toBeTruthy()
    await userEvent.click(screen.getAllByText("この種類をすべて直す（2件）")[0] ?? document.body)
    expect(edits.toSorted()).toEqual(["/a", "/c"])
  })
})
