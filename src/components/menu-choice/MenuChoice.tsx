import { useContext, useLayoutEffect } from "react"
import type { PropsOf } from "../../../renderer"
import { MenuContext } from "../shared/menuContext"
import type { definition } from "./definition"

export function MenuChoice({ label, selected, tap }: PropsOf<typeof definition>) {
  const { id, offer } = useContext(MenuContext)
  useLayoutEffect(() => offer(id, { isSelected: selected === true, tap }), [offer, id, selected, tap])
  return <option value={id}>{label}</option>
}
