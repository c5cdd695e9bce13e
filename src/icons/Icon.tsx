import { icons, isIconName } from "./icons"

/** A registered icon. It says nothing to screen readers: what it means stands beside it as text. */
export function Icon({ name }: { readonly name: string }) {
  if (!isIconName(name)) return null
  const Drawing = icons[name]
  return <Drawing className="k-icon" data-name={name} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
