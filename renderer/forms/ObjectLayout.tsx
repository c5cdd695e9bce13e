import type { FieldProps, ObjectFieldTemplateProps } from "@rjsf/utils"
import { toFieldPathId } from "@rjsf/utils"
import { observer } from "mobx-react-lite"
import { useId } from "react"
import { type FormHost, useFormHost, useGroup } from "./FormHost"
import { LayoutField } from "./LayoutField"
import type { LayoutItem } from "./model/GroupModel"
import { isStill, StillField } from "./StillField"

interface Drawing {
  readonly host: FormHost
  /** What rjsf would draw each property with, by name. */
  readonly drawn: ReadonlyMap<string, FieldProps>
}

/**
 * Lays the fields of an object out as the form document orders them, with its sections and blocks. What rjsf puts around a
 * property renames keys, which no form here lets anyone do: its props are taken, and the component is left out.
 */
export function ObjectLayout({ properties }: ObjectFieldTemplateProps) {
  const group = useGroup()
  const host = useFormHost()
  const drawn = new Map(properties.map(({ name, content }) => [name, content.props as FieldProps]))
  return <Parts parts={group.layout} host={host} drawn={drawn} />
}

interface PartsProps extends Drawing {
  readonly parts: readonly LayoutItem[]
}

const chunkSize = 24

/**
 * React visits all siblings of what changed. Long forms are drawn in chunks (that leave no trace in the page), so that
 * a keystroke in a form of 500 fields visits a few dozen and not all of them.
 */
function Parts({ parts, ...drawing }: PartsProps) {
  if (parts.length <= chunkSize) return <Chunk parts={parts} {...drawing} />
  const starts = Array.from({ length: Math.ceil(parts.length / chunkSize) }, (_, index) => index * chunkSize)
  return starts.map((start) => <Chunk key={start} parts={parts.slice(start, start + chunkSize)} {...drawing} />)
}

function Chunk({ parts, host, drawn }: PartsProps) {
  return parts.map((part, index) => {
    if (part.kind === "section") return <Section key={index} part={part} host={host} drawn={drawn} />
    if (part.kind === "block") return <Between key={index} part={part} />
    const props = drawn.get(part.name)
    return props && renderMember(part, { props, host })
  })
}

interface MemberProps {
  readonly props: FieldProps
  readonly host: FormHost
}

function renderMember({ name, model }: Extract<LayoutItem, { kind: "member" }>, { props, host }: MemberProps) {
  const { registry, fieldPathId } = props
  if (model.kind === "field")
    return isStill(model) ? (
      <StillField key={name} field={model} registry={registry} host={host} />
    ) : (
      <LayoutField key={name} member={model} layout={props} />
    )
  const inside = { ...props, name, fieldPathId: toFieldPathId(name, registry.globalFormOptions, fieldPathId) }
  return <LayoutField key={name} member={model} layout={inside} />
}

const Section = observer(function Section({
  part,
  ...drawing
}: Drawing & { readonly part: Extract<LayoutItem, { kind: "section" }> }) {
  const id = useId()
  if (!part.context.isVisible) return null
  return (
    <fieldset className="k-form__section" aria-labelledby={id}>
      <h2 className="k-form__section-title" id={id}>
        {part.context.services.resolver.text(part.label, part.context.scope)}
      </h2>
      <Parts parts={part.items} {...drawing} />
    </fieldset>
  )
})

const Between = observer(function Between({ part }: { readonly part: Extract<LayoutItem, { kind: "block" }> }) {
  const { renderBlock } = useFormHost()
  return part.context.isVisible ? renderBlock(part.block, part.context.scope) : null
})
