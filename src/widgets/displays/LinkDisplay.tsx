import { Icon } from "../../icons/Icon"
import { isShown, run, type Tappable, type TextLinkProps } from "./parts"

interface LinkProps extends Tappable {
  readonly label: string
  readonly icon?: string | undefined
  readonly external?: boolean | undefined
  readonly align?: "start" | "center" | "end" | undefined
}

export function LinkDisplay({ align = "start", ...link }: LinkProps) {
  return (
    <p className="k-link-line" data-align={align}>
      <TapLink {...link} />
    </p>
  )
}

interface TapLinkProps extends Omit<LinkProps, "align"> {
  readonly small?: boolean
}

export function TapLink({ label, name, icon, external, tap, small }: TapLinkProps) {
  return (
    <button
      type="button"
      role="link"
      className="k-link"
      data-small={small || undefined}
      aria-label={name}
      aria-busy={tap?.busy || undefined}
      onClick={() => run(tap)}
    >
      {icon && <Icon name={icon} />}
      <span className="k-link__label">{label}</span>
      {external && <Icon name="external" />}
      {external && !name && <span className="k-hidden-text">（別の画面で開きます）</span>}
    </button>
  )
}

/** The quiet link at the end of a heading or a group; nothing where its condition does not hold. */
export function SmallLink({ link }: { readonly link: TextLinkProps | undefined }) {
  if (!link || !isShown(link)) return null
  const { label, name, tap } = link
  return <TapLink label={label} name={name} tap={tap} small />
}
