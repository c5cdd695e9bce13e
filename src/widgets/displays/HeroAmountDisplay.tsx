import { useId, type ReactNode } from "react"
import type { ActionRunner } from "../../../renderer/model/registry"
import { Amount } from "./Amount"
import { IconButtonDisplay } from "./IconButtonDisplay"
import { SmallLink } from "./LinkDisplay"
import { isShown, type Conditional, type TextLinkProps } from "./parts"

interface HeroRow extends Conditional {
  readonly label: string
  readonly value?: unknown
  readonly format?: string | undefined
  readonly aside?: unknown
  readonly asideFormat?: string | undefined
}

interface HeroAmountProps {
  readonly label: string
  readonly amount?: unknown
  readonly format?: string | undefined
  readonly text?: string | undefined
  readonly sub?: ReactNode
  readonly rows?: readonly HeroRow[] | undefined
  readonly covered?: boolean | undefined
  readonly link?: TextLinkProps | undefined
  readonly button?:
    | {
        readonly icon: string
        readonly label: string
        readonly tap: ActionRunner
        readonly pressed?: boolean | undefined
      }
    | undefined
}

export function HeroAmountDisplay(props: HeroAmountProps) {
  const { label, amount, format = "yen", text, sub, rows, covered = false, link, button } = props
  const id = useId()
  return (
    <div className="k-hero" role="group" aria-labelledby={id}>
      <p className="k-hero__label" id={id}>
        {label}
      </p>
      <div className="k-hero__amount">
        <Figure covered={covered}>{text ?? <Amount value={amount} format={format} />}</Figure>
        <CoverButton button={button} />
      </div>
      {rows && <HeroRows rows={rows.filter(isShown)} covered={covered} />}
      {sub !== undefined && <p className="k-hero__sub">{sub}</p>}
      {link && (
        <div>
          <SmallLink link={link} />
        </div>
      )}
    </div>
  )
}

/** The eye beside the amount. */
function CoverButton({ button }: Pick<HeroAmountProps, "button">) {
  if (!button) return null
  const { icon, label, tap, pressed } = button
  return <IconButtonDisplay icon={icon} label={label} tap={tap} {...("pressed" in button ? { pressed } : {})} />
}

function HeroRows({ rows, covered }: { readonly rows: readonly HeroRow[]; readonly covered: boolean }) {
  return (
    <dl className="k-hero__rows">
      {rows.map((row, index) => (
        <div key={index}>
          <dt>{row.label}</dt>
          <dd>
            <Figure covered={covered}>
              <Amount value={row.value} format={row.format} />
              {"aside" in row && (
                <span className="k-hero__aside">
                  （<Amount value={row.aside} format={row.asideFormat} />）
                </span>
              )}
            </Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Covered figures keep their place, so that nobody beside the customer reads them. */
function Figure({ covered, children }: { readonly covered: boolean; readonly children: ReactNode }) {
  if (!covered) return <span>{children}</span>
  return (
    <span>
      <span aria-hidden="true">＊＊＊＊</span>
      <span className="k-hidden-text">非表示</span>
    </span>
  )
}
