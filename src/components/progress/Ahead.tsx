import { isRecord } from "../../domain/json"
import { LineBreaking } from "../shared/LineBreaking"

/** How many screens a person still has ahead and how long they take; nothing where that is not known. */
export function Ahead({ of }: { readonly of: unknown }) {
  if (!isRecord(of)) return null
  const { screens, minutes } = of
  if (typeof screens !== "number" || typeof minutes !== "number") return null
  const left = screens === 0 ? "この画面で最後です" : `あと${screens}画面`
  return (
    <p className="k-meter__ahead">
      <LineBreaking text={`${left}・約${minutes}分`} />
    </p>
  )
}
