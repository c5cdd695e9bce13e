import { useCallback, useRef, useState } from "react"
import type { ActionRunner, PropsOf } from "../../../renderer"
import { type MenuOffer, MenuContext } from "../shared/menuContext"
import { itemsOf, run } from "../shared/options"
import type { definition } from "./definition"

/** What stands there is what the document says is selected: a choice shows once its actions have come about. */
export function ChoiceMenu({ label, items, row }: PropsOf<typeof definition>) {
  const taps = useRef(new Map<string, ActionRunner | undefined>())
  const [selected, setSelected] = useState("")
  const offer = useCallback((id: string, { isSelected, tap }: MenuOffer) => {
    taps.current.set(id, tap)
    if (isSelected) setSelected(id)
  }, [])
  return (
    <label className="k-choice-menu">
      {label}
      <span className="k-box k-select">
        <select
          className="k-box__input k-select__input"
          value={selected}
          onChange={({ target }) => run(taps.current.get(target.value))}
        >
          {row &&
            itemsOf(items).map((item, index) => (
              <MenuContext key={index} value={{ id: String(index), offer }}>
                {row(item, index)}
              </MenuContext>
            ))}
        </select>
      </span>
    </label>
  )
}
