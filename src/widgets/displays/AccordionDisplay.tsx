import { useId, useState, type ReactNode } from "react"
import type { ActionRunner } from "../../../renderer/model/registry"
import { Icon } from "../../icons/Icon"
import { run } from "./parts"

interface AccordionProps {
  readonly label: string
  readonly body: ReactNode
  readonly open?: boolean | undefined
  readonly opened?: ActionRunner | undefined
}

export function AccordionDisplay({ label, body, open = false, opened }: AccordionProps) {
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
        <span>{label}</span>
        <Icon name="chevron-down" />
      </button>
      <div className="k-accordion__body k-stack" id={id} hidden={!isOpen}>
        {body}
      </div>
    </div>
  )
}
