import { Button } from "../button/Button"
import { isShown, type ButtonPart } from "./options"

interface PartButtonProps {
  readonly button: ButtonPart | undefined
}

/** A button inside another component; nothing where there is none or its condition does not hold. */
export function PartButton({ button }: PartButtonProps) {
  if (!button || !isShown(button)) return null
  const { key: _key, when: _when, ...props } = button
  return <Button {...props} />
}

export function SmallButton({ button }: PartButtonProps) {
  return <PartButton button={button && { style: "secondary", ...button, size: "small" }} />
}
