import { Fragment } from "react"
import { namePartsOf } from "../../domain/text/nameParts"

interface NameBreakingProps {
  readonly name: string
  partsOf?: ((name: string) => readonly string[]) | undefined
}

/** The name of a product, which ends a line only where its script changes. */
export const NameBreaking = ({ name, partsOf = namePartsOf }: NameBreakingProps) => (
  <span className="k-name">
    {partsOf(name).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
