// @vitest-environment node
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterEach, describe, expect, it, vi } from "vitest"
import { drawPairs } from "../../../src/cli/bench/drawPairs"
import { CommandError } from "../../../src/cli/failure"
import { launchChromium } from "../../../src/cli/launchChromium"
import { drawSamples } from "../../../src/cli/snapshot/drawSamples"
import { firstLook } from "../../../src/domain/look"

afterEach(() => vi.unstubAllEnvs())

const noProgram = resolve("package.json")
const folder = join(tmpdir(), "nothing-is-drawn")
const servers = () => process.getActiveResourcesInfo().filter((kind) => kind === "TCPServerWrap").length

describe("launchChromium", () => {
  it.each([
    ["cannot be run", noProgram],
    ["is another program", process.execPath],
  ])("names the file that %s, and what to do", async (_what, path) => {
    vi.stubEnv("CHROMIUM_PATH", path)
    const failure = await launchChromium().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CommandError)
    expect(String(failure)).toContain(`ブラウザー（${path}）を起動できませんでした。`)
    expect(String(failure)).toContain("npm run setup")
  })

  it("leaves no server open that would keep the command from ending", async () => {
    vi.stubEnv("CHROMIUM_PATH", noProgram)
    const before = servers()
    await expect(drawSamples(folder, [], { text: folder, pixels: folder })).rejects.toThrow(CommandError)
    await vi.waitFor(() => expect(servers()).toBe(before))
  })

  it("tells the bench that there is no browser, and whoever keeps the server which one it is", async () => {
    vi.stubEnv("CHROMIUM_PATH", noProgram)
    const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true)
    const order = { origin: "", sides: { before: "", after: "" }, look: firstLook, states: [], folder }
    const end = await drawPairs(order, () => undefined)
    const said = stderr.mock.calls.join("")
    stderr.mockRestore()
    expect([end, said.includes(noProgram)]).toEqual(["no-browser", true])
  })
})
