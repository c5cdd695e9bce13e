import type { ActionRunner } from "../../../renderer"
import { Icon } from "../../icons/Icon"
import { isShown, run, type TextLink } from "./options"
import { LineBreaking } from "./LineBreaking"

interface TapLinkProps {
  readonly label: string
  /** What a screen reader says instead of the visible text. */
  readonly name?: string | undefined
  readonly icon?: string | undefined
  readonly external?: boolean | undefined
  readonly tap?: ActionRunner | undefined
  readonly small?: boolean
  /** Looks like a link and is a button. */
  readonly acts?: boolean | undefined
}

/** A link as it stands in a line of text or at the end of a heading. */
export function TapLink({ label, name, icon, external, tap, small, acts }: TapLinkProps) {
  return (
    <button
      type="button"
      role={acts ? undefined : "link"}
      className="k-link"
      data-small={small || undefined}
      aria-label={name}
      aria-busy={tap?.busy || undefined}
      onClick={() => run(tap)}
    >
      {icon && <Icon name={icon} />}
      <span className="k-link__label">
        <LineBreaking text={label} />
      </span>
      {external && <Icon name="external" />}
      {external && !name && <span className="k-hidden-text">（別の画面で開きます）</span>}
    </button>
  )
}

/** The quiet link at the end of a heading or a group; nothing where its condition does not hold. */
export function SmallLink({ link }: { readonly link: TextLink | undefined }) {
  if (!link || !isShown(link)) return null
  const { label, name, icon, tap, acts } = link
  return <TapLink label={label} name={name} icon={icon} tap={tap} acts={acts} small />
}
