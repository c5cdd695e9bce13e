import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { ProblemsView } from "../../../src/desk/problems/ProblemsView"
import { type OpenDesk, openDesk } from "../../support/openDesk"

let desk: OpenDesk
beforeAll(async () => void (desk = await openDesk()))
afterAll(() => desk.close())
afterEach(cleanup)

const textOf = (file: string) => readFileSync(join(desk.copy.root, file), "utf8")
const write = (file: string, text: string) => writeFileSync(join(desk.copy.root, file), text)
const broken = () => desk.store.problems.filter(({ rule }) => rule === "json-broken").map(({ file }) => file)
const editor = (file: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name: `${file} のJSON` })
const badLines = () => [...document.querySelectorAll(".d-source__numbers > [data-bad]")].map((one) => one.textContent)

describe("a file that is no JSON any more", () => {
  it.each(["shared/draft.json", "messages.json", "system/maintenance.screen.json"])(
    "is put right in the desk as text, line by line: %s",
    async (file) => {
      const whole = textOf(file)
      const [first = "", second = "", ...others] = whole.split("\n")
      write(file, [`${first},`, second, ...others].join("\n"))
      render(<ProblemsView store={desk.store} />)
      const text = await editor(file)
      await waitFor(() => expect(text.value).toBe(textOf(file)))
      expect(badLines()).toEqual(["1"])
      expect(screen.getByText(/^誤りは1行目です。/)).toBeTruthy()
      expect(screen.getByText(/余分なカンマ/)).toBeTruthy()
      const edited = [first, `${second}}}`, ...others].join("\n")
      fireEvent.change(text, { target: { value: edited } })
      await waitFor(() => expect(textOf(file)).toBe(edited))
      await waitFor(() => expect(badLines()).not.toEqual(["1"]))
      fireEvent.change(text, { target: { value: whole } })
      await waitFor(() => expect(textOf(file)).toBe(whole))
      expect(await screen.findByText("このファイルは、読み取れるようになりました。")).toBeTruthy()
      expect(broken()).toEqual([])
    },
  )

  it("goes back to what could last be read, once somebody has seen which lines change, and that is taken back", async () => {
    const file = "shared/payments.json"
    const mended = textOf(file).replace('"tone": "neutral"\n', '"tone": "info"\n')
    write(file, mended)
    await waitFor(async () =>
      expect(await desk.store.api.get(`whole?file=${file}`)).toMatchObject({ body: { text: mended } }),
    )
    const collided = mended.replace("\n", "\n<<<<<<< HEAD\n")
    write(file, collided)
    render(<ProblemsView store={desk.store} />)
    const summary = await screen.findByText("最後に読み取れた内容に戻す")
    const side = within(summary.closest("details") ?? document.body)
    expect(side.getByText("<<<<<<< HEAD")).toBeTruthy()
    await userEvent.click(side.getByText("この内容に戻す"))
    await waitFor(() => expect(textOf(file)).toBe(mended))
    await desk.store.history.undo()
    expect(textOf(file)).toBe(collided)
    await desk.store.history.redo()
    expect(textOf(file)).toBe(mended)
    await waitFor(() => expect(broken()).toEqual([]))
    desk.copy.restore()
  })

  it("that is not in UTF-8 goes back, and is not edited as it is shown", async () => {
    const file = "system/maintenance.screen.json"
    const whole = textOf(file)
    writeFileSync(join(desk.copy.root, file), Buffer.from(whole.replace("メンテナンス", "\u0083"), "latin1"))
    render(<ProblemsView store={desk.store} />)
    await userEvent.click(await screen.findByText("この内容に戻す"))
    await waitFor(() => expect(textOf(file)).toBe(whole))
    expect(screen.queryByText(/下で直す/)).toBeNull()
  })
})
