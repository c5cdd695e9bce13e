import type { MouseEvent, ReactNode } from "react"
import { richParts } from "../../expressions/richParts"
import type { Scope } from "../../model/scope"
import type { RichNode, TextNode } from "../../model/compiled"
import { RichText, type RenderLink } from "./RichText"
import type { ScreenState } from "../state/ScreenState"

/** A rich text as nodes; its links open named targets through the host. */
export function renderRich(
  node: RichNode | TextNode | string,
  scope: Scope,
  { host, formatting }: ScreenState,
): ReactNode {
  if (typeof node === "string") return node
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
  return <RichText parts={richParts(node, scope, formatting)} link={link} />
}
