// @vitest-environment node
import { describe, expect, it } from "vitest"
import { UploadStore, type UploadPort } from "../../../src/controls/upload/UploadStore"

const limits = { accept: ["image/jpeg"], maxBytes: 1_000, longestSide: 100, max: 5 }
const jpeg = () => new Blob(["x"], { type: "image/jpeg" })
const picture = { width: 10, height: 10 } as ImageBitmap

/** A store whose device and server do these things with its pictures, one after the other. */
function storeOf({
  read = [],
  sent = [],
  taken = [],
}: Readonly<Partial<Record<"read" | "sent" | "taken", readonly unknown[]>>>) {
  const [reads, sends, takes] = [[...read], [...sent], [...taken]]
  const next = (left: unknown[], usual: unknown) => {
    const one = left.length > 0 ? left.shift() : usual
    if (one instanceof Error) throw one
    return one
  }
  let ids: readonly string[] = []
  const port: UploadPort = {
    get ids() {
      return ids
    },
    change(changed) {
      next(takes, undefined)
      ids = changed
    },
    send: async () => next(sends, "id-1") as string | undefined,
    tools: {
      // Old webviews throw before there is a promise.
      read: () => Promise.resolve(next(reads, picture) as ImageBitmap | undefined),
      write: async () => jpeg(),
    },
  }
  const store = new UploadStore(port)
  const add = async () => (await store.add([jpeg()], limits).catch(String)) ?? store.uploads.map(({ state }) => state)
  return { store, add, ids: () => ids }
}

describe("UploadStore", () => {
  it("refuses a picture that the device throws at, and takes the next one", async () => {
    const { store, add, ids } = storeOf({ read: [new TypeError("options are not supported")] })
    expect([await add(), store.refusal]).toEqual([[], "wrong-kind"])
    expect([await add(), store.refusal, ids()]).toEqual([["sent"], undefined, ["id-1"]])
  })

  it("keeps a picture whose sending throws, to be sent again, and sends the next one", async () => {
    const { store, add, ids } = storeOf({ sent: [new Error("no such call"), "id-2"] })
    expect(await add()).toEqual(["failed"])
    expect(await add()).toEqual(["failed", "sent"])
    await store.retry("picture-1")
    expect(ids()).toEqual(["id-2", "id-1"])
  })

  it("sends the next picture after one whose answer could not be taken, which whoever sent it hears", async () => {
    const { store, add, ids } = storeOf({
      sent: [undefined, undefined, "id-1", "id-2"],
      taken: [new Error("the form is gone")],
    })
    await add()
    await add()
    const [first, second] = [store.retry("picture-1"), store.retry("picture-2")]
    await expect(first).rejects.toThrow("the form is gone")
    await second
    expect(ids()).toEqual(["id-2"])
  })
})
