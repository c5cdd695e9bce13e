import type { PointerEdit } from "../../../renderer/editing"
import type { SaidChange } from "../../sentences"
import type { DeskStore } from "../DeskStore"
import { isFields } from "../json"

/** Whether a change is a whole new screen. */
export const isNewScreen = ({ file, difference }: SaidChange): boolean =>
  difference.kind === "added" && difference.to === "" && file.endsWith(".screen.json")

/** Takes a new screen away, with its address or its place in a flow and the forms that came with it: all of it is one step to take back. */
export async function takeBackScreen(store: DeskStore, { file, difference }: SaidChange): Promise<boolean> {
  const files = [file, ...newFormsOf(store, file)]
  await Promise.all(files.map((one) => store.want(one)))
  const gone = files.flatMap((one): readonly PointerEdit[] => {
    const seen = store.sources.get(one)
    return seen === undefined ? [] : [{ op: "delete", file: one, pointer: "", seen }]
  })
  const document = difference.kind === "added" ? difference.after : undefined
  if (gone.length < files.length || !isFields(document)) return false
  const along = store.changes.filter(
    (one) =>
      one.difference.kind === "added" &&
      one.difference.to !== "" &&
      isFields(one.difference.after) &&
      one.difference.after["screen"] === document["id"],
  )
  return store.edit([...along.flatMap(({ back }) => back), ...gone])
}

/** Forms that are new and that no other screen draws. */
function newFormsOf({ tree, changes }: DeskStore, file: string): readonly string[] {
  const [own, others] = [true, false].map((isOwn) =>
    tree.screens.flatMap((one) => ((one.file === file) === isOwn ? one.forms : [])),
  )
  const isNew = (form: string) =>
    changes.some((one) => one.file === form && one.difference.kind === "added" && one.difference.to === "")
  return (own ?? []).filter((form) => isNew(form) && !others?.includes(form))
}
