import type { ReactNode } from "react"
import { richParts } from "../expressions/richParts"
import type { Scope } from "../expressions/scope"
import type { RichNode, TextNode } from "../language/compiled"
import { RichText, type LinkDrawing } from "./RichText"
import type { ScreenState } from "./ScreenState"

/** A rich text as nodes; its links open named targets through the host. */
export function drawRich(node: RichNode | TextNode | string, scope: Scope, { host }: ScreenState): ReactNode {
  const link: LinkDrawing = (name, label) =>
    Object.hasOwn(host.app.links, name) ? (
      <button type="button" role="link" className="k-inline-link" onClick={() => host.openLink(name)}>
        {label}
      </button>
    ) : (
      label
    )
  return <RichText parts={richParts(node, scope, host.formatting)} link={link} />
}
