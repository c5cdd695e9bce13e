import { useId } from "react"
import { type PropsOf, useFormat } from "../../../renderer"
import { IconButton } from "../icon-button/IconButton"
import { Amount } from "../shared/Amount"
import { SmallLink } from "../shared/TapLink"
import { isShown } from "../shared/options"
import type { definition } from "./definition"
import { LineBreaking } from "../shared/LineBreaking"

type HeroAmountProps = PropsOf<typeof definition>
type HeroRow = NonNullable<HeroAmountProps["rows"]>[number]

/** Longer amounts would not fit in a card of the narrowest phones, or with large text. */
const longest = 11

export function HeroAmount(props: HeroAmountProps) {
  const { label, amount, format = "yen", text, sub, rows, covered = false, link, button } = props
  const id = useId()
  const formatted = useFormat()(amount, format).text
  return (
    <div className="k-hero" role="group" aria-labelledby={id}>
      <p className="k-hero__label" id={id}>
        {label}
      </p>
      <div className="k-hero__amount" data-long={(text ?? formatted).length > longest || undefined}>
        <span>
          {text === undefined || covered ? <Amount value={amount} format={format} covered={covered} /> : text}
        </span>
        <CoverButton button={button} />
      </div>
      {rows && <HeroRows rows={rows.filter(isShown)} covered={covered} />}
      {sub !== undefined && (
        <p className="k-hero__sub">
          <LineBreaking text={sub} />
        </p>
      )}
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
  const { key: _key, ...shown } = button
  return <IconButton {...shown} />
}

function HeroRows({ rows, covered }: { readonly rows: readonly HeroRow[]; readonly covered: boolean }) {
  return (
    <dl className="k-hero__rows">
      {rows.map((row, index) => (
        <div key={index}>
          <dt>{row.label}</dt>
          <dd>
            <Amount value={row.value} format={row.format} covered={covered} />
            {"aside" in row && !covered && (
              <span className="k-hero__aside">
                （<Amount value={row.aside} format={row.asideFormat} />）
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
