import { datetime, notFound, ok, refused } from "../../engine"
import { cancelPreorder, readPreorders } from "../book"
import { handleLegacy } from "../customers"

export const handle = handleLegacy("legacy/preorder_preorder_cancel", async ({ PREORDER_ID }, context) => {
  const preorder = (await readPreorders(context)).find(({ number }) => number === PREORDER_ID)
  if (preorder === undefined) return notFound
  if (preorder.status === "canceled") return refused("ALREADY_CANCELED")
  if (preorder.status !== "cancelable") return refused("NOT_CANCELABLE")
  await cancelPreorder(context, PREORDER_ID)
  return ok({ PREORDER_ID, CANCELED_DATETIME: datetime(context.now) })
})
