import { useId, useState } from "react"
import type { PropsOf } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { run } from "../shared/options"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

export function Accordion({ label, body, open = false, opened }: PropsOf<typeof definition>) {
  const [isOpen, setOpen] = useState(open)
  const [wasOpened, setWasOpened] = useState(open)
  const [wasAsked, setAsked] = useState(open)
  const id = useId()
  if (open !== wasAsked) {
    setAsked(open)
    if (open) setOpen(true)
  }
  const toggle = () => {
    if (!isOpen && !wasOpened) run(opened)
    setWasOpened(true)
    setOpen(!isOpen)
  }
  return (
    <div className="k-accordion">
      <button type="button" className="k-accordion__button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span>
          <LineBreaking text={label} />
        </span>
        <Icon name="chevron-down" />
      </button>
      <div className="k-accordion__body k-stack" id={id} hidden={!isOpen}>
        {body}
      </div>
    </div>
  )
}
