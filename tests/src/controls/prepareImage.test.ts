// @vitest-environment node
import { describe, expect, it, vi } from "vitest"
import { prepareImage, type ImageTools } from "../../../src/controls/upload/prepareImage"

const limits = { accept: ["image/jpeg", "image/png"], maxBytes: 1_000, longestSide: 2_400 }
const fileOf = (type: string, size = 10) => new Blob([new Uint8Array(size)], { type })

function toolsFor(width: number, height: number, written = 500) {
  const picture = { width, height } as ImageBitmap
  return {
    read: vi.fn<ImageTools["read"]>(async () => picture),
    write: vi.fn<ImageTools["write"]>(async (_picture, _scale, type) => fileOf(type, written)),
  }
}

const unreadable: ImageTools = { read: async () => undefined, write: async () => undefined }

describe("preparing a picture", () => {
  it("makes it smaller until its longer side fits", async () => {
    const tools = toolsFor(2_000, 4_800)
    expect(await prepareImage(fileOf("image/jpeg", 9_000), limits, tools)).toMatchObject({ kind: "ready" })
    expect(tools.write).toHaveBeenCalledWith(expect.anything(), 0.5, "image/jpeg")
  })

  it("turns a kind that nobody accepts into the first that is accepted", async () => {
    const prepared = await prepareImage(fileOf("image/heic"), limits, toolsFor(800, 600))
    expect(prepared.kind === "ready" && prepared.blob.type).toBe("image/jpeg")
  })

  it("draws photographs anew, so that place and time stay behind, and leaves small screenshots as they are", async () => {
    const photo = fileOf("image/jpeg")
    const shot = fileOf("image/png")
    const tools = toolsFor(800, 600)
    const first = await prepareImage(photo, limits, tools)
    const second = await prepareImage(shot, limits, tools)
    expect(first.kind === "ready" && first.blob === photo).toBe(false)
    expect(second.kind === "ready" && second.blob === shot).toBe(true)
  })

  it("refuses what stays too large, what is no picture, and what cannot be read", async () => {
    expect(await prepareImage(fileOf("image/jpeg"), limits, toolsFor(800, 600, 1_001))).toEqual({ kind: "too-large" })
    expect(await prepareImage(fileOf("application/pdf"), limits, toolsFor(1, 1))).toEqual({ kind: "wrong-kind" })
    expect(await prepareImage(fileOf("image/png"), limits, unreadable)).toEqual({ kind: "wrong-kind" })
    expect(await prepareImage(fileOf("image/png", 2_000), limits, unreadable)).toEqual({ kind: "too-large" })
  })
})
