import { Fragment, type ReactNode } from "react"
import type { RichPart } from "../../expressions/richParts"

/** Draws a text's parts as nodes; never as markup. */
export function RichText({
  parts,
  link,
}: {
  readonly parts: readonly RichPart[]
  readonly link: RenderLink
}): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{renderPart(part, link)}</Fragment>)
}

/** Draws a link to a named target; the words alone where the product has no such target. */
export type RenderLink = (name: string, label: ReactNode) => ReactNode

function renderPart(part: RichPart, link: RenderLink): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text
    case "value":
      return <FormattedText {...part.value} />
    case "break":
      return <br />
    case "strong":
      return (
        <strong>
          <RichText parts={part.parts} link={link} />
        </strong>
      )
    case "link":
      return link(part.link, <RichText parts={part.parts} link={link} />)
  }
}

/** A formatted value: where the signs would be read wrongly, screen readers get the words instead. */
function FormattedText({
  text,
  spoken,
  tone,
}: {
  readonly text: string
  readonly spoken?: string
  readonly tone?: string
}) {
  if (spoken === undefined || spoken === text) return tone ? <span data-tone={tone}>{text}</span> : text
  return (
    <span data-tone={tone}>
      <span aria-hidden="true">{text}</span>
      <span className="k-hidden-text">{spoken}</span>
    </span>
  )
}
