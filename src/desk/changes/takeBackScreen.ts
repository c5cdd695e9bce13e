import type { SaidChange } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"

/** Whether a change is a whole new screen. */
export const isNewScreen = ({ file, difference }: SaidChange): boolean =>
  difference.kind === "added" && difference.to === "" && file.endsWith(".screen.json")

/** Takes a new screen away, with its address or its place in a flow: all of it is one step to take back. */
export async function takeBackScreen(store: DeskStore, { file, difference }: SaidChange): Promise<boolean> {
  await store.want(file)
  const seen = store.sources.get(file)
  const document = difference.kind === "added" ? difference.after : undefined
  if (seen === undefined || !isFields(document)) return false
  const along = store.changes.filter(
    (one) =>
      one.difference.kind === "added" &&
      one.difference.to !== "" &&
      isFields(one.difference.after) &&
      one.difference.after["screen"] === document["id"],
  )
  return store.edit([...along.flatMap(({ back }) => back), { op: "delete", file, pointer: "", seen }])
}
