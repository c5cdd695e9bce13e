import { Fragment, type MouseEvent, type ReactNode } from "react"
import { richParts, type RichPart } from "../../expressions/richParts"
import type { RichNode, TextNode } from "../../model/compiled"
import type { Scope } from "../../model/scope"
import type { ScreenState } from "../state/ScreenState"

/** A rich text as nodes, never as markup; its links open named targets through the host. */
export function renderRich(
  node: RichNode | TextNode | string,
  scope: Scope,
  { host, formatting }: Pick<ScreenState, "host" | "formatting">,
): ReactNode {
  const words = host.drawText ?? plain
  if (typeof node === "string") return words(node)
  const link: RenderLink = (name, label) =>
    Object.hasOwn(host.app.links, name) ? (
      <a className="k-inline-link" href={host.app.links[name]} onClick={(event) => open(event, name)}>
        {label}
      </a>
    ) : (
      label
    )
  const open = (event: MouseEvent, name: string) => {
    event.preventDefault()
    host.openLink(name)
  }
  return renderParts(richParts(node, scope, formatting), { link, words })
}

const plain = (text: string): ReactNode => text

/** Draws a link to a named target; its label alone where the product has no such target. */
type RenderLink = (name: string, label: ReactNode) => ReactNode

interface Drawing {
  readonly link: RenderLink
  readonly words: (text: string) => ReactNode
}

const renderParts = (parts: readonly RichPart[], drawing: Drawing): ReactNode =>
  parts.map((part, index) => <Fragment key={index}>{renderPart(part, drawing)}</Fragment>)

function renderPart(part: RichPart, drawing: Drawing): ReactNode {
  switch (part.kind) {
    case "text":
      return drawing.words(part.text)
    case "value":
      return <FormattedText {...part.value} words={drawing.words} />
    case "break":
      return <br />
    case "strong":
      return <strong>{renderParts(part.parts, drawing)}</strong>
    case "link":
      return drawing.link(part.link, renderParts(part.parts, drawing))
  }
}

/** A formatted value: where the signs would be read wrongly, screen readers get what is spoken instead. */
function FormattedText({
  text,
  spoken,
  tone,
  words,
}: {
  readonly text: string
  readonly spoken?: string
  readonly tone?: string
  readonly words: Drawing["words"]
}) {
  if (spoken === undefined || spoken === text) return tone ? <span data-tone={tone}>{words(text)}</span> : words(text)
  return (
    <span data-tone={tone}>
      <span aria-hidden="true">{text}</span>
      <span className="k-hidden-text">{spoken}</span>
    </span>
  )
}
