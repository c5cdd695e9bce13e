import { Fragment } from "react"
import { namePartsOf } from "../../domain/text/nameParts"

/** The name of a product, which ends a line only where its script changes. */
export const NameBreaking = ({ name }: { readonly name: string }) => (
  <span className="k-name">
    {namePartsOf(name).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
