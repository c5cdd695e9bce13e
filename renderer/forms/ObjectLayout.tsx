import type { ObjectFieldTemplateProps } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { useId } from "react"
import { useFormHost, useGroup } from "./FormHost"
import type { LayoutItem } from "./model/GroupModel"

type Drawn = ReadonlyMap<string, ReactNode>

/** Lays the fields of an object out as the form document orders them, with its sections and blocks. rjsf gave each a key. */
export function ObjectLayout({ properties }: ObjectFieldTemplateProps) {
  const group = useGroup()
  const drawn = new Map(properties.map(({ name, content }) => [name, content]))
  return <Parts parts={group.layout} drawn={drawn} />
}

interface PartsProps {
  readonly parts: readonly LayoutItem[]
  readonly drawn: Drawn
}

const chunkSize = 24

/**
 * React visits all siblings of what changed. Long forms are drawn in chunks (that leave no trace in the page), so that
 * a keystroke in a form of 500 fields visits a few dozen and not all of them.
 */
function Parts({ parts, drawn }: PartsProps) {
  if (parts.length <= chunkSize) return <Chunk parts={parts} drawn={drawn} />
  const starts = Array.from({ length: Math.ceil(parts.length / chunkSize) }, (_, index) => index * chunkSize)
  return starts.map((start) => <Chunk key={start} parts={parts.slice(start, start + chunkSize)} drawn={drawn} />)
}

function Chunk({ parts, drawn }: PartsProps) {
  return parts.map((part, index) => {
    if (part.kind === "section") return <Section key={index} part={part} drawn={drawn} />
    if (part.kind === "block") return <Between key={index} part={part} />
    return drawn.get(part.name)
  })
}

const Section = observer(function Section({
  part,
  drawn,
}: {
  readonly part: Extract<LayoutItem, { kind: "section" }>
  readonly drawn: Drawn
}) {
  const id = useId()
  if (!part.context.isVisible) return null
  return (
    <fieldset className="k-form__section" aria-labelledby={id}>
      <h2 className="k-form__section-title" id={id}>
        {part.context.services.resolver.text(part.label, part.context.scope)}
      </h2>
      <Parts parts={part.items} drawn={drawn} />
    </fieldset>
  )
})

const Between = observer(function Between({ part }: { readonly part: Extract<LayoutItem, { kind: "block" }> }) {
  const { renderBlock } = useFormHost()
  return part.context.isVisible ? renderBlock(part.block, part.context.scope) : null
})
