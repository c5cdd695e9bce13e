import { progress, type CompiledFlow } from "../../../renderer"
import { ProgressDisplay } from "../../widgets/displays/ProgressDisplay"

/** How far the customer is in the flow; nothing on screens beside its order. */
export function FlowProgress({ flow, screen }: { readonly flow: CompiledFlow; readonly screen: string }) {
  const place = progress(flow, screen)
  if (!place) return null
  const sections = flow.sections.map(({ label }) => label)
  return (
    <div className="k-progress">
      <ProgressDisplay
        label={place.label}
        value={place.index}
        of={place.of}
        sections={sections}
        section={place.section}
      />
    </div>
  )
}
