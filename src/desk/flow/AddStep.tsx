import { observer } from "mobx-react-lite"
import { areaName } from "../../sentences"
import { groupBy } from "../parts/groupBy"
import { titleAmong } from "../names/besideTitle"
import type { FlowStep } from "./flowSteps"
import type { FlowProps } from "./flowProps"

/** Puts a screen that is there behind a step. */
export const AddStep = observer(function AddStep({ store, flows, after }: FlowProps & { readonly after: FlowStep }) {
  const inFlow = new Set(flows.steps.map(({ screen }) => screen))
  const offered = store.tree.screens.filter(({ id }) => !inFlow.has(id))
  return (
    <select
      className="d-input d-tools__add"
      aria-label="この後に画面を入れる"
      value=""
      onChange={(event) => void flows.insertAfter(after, event.target.value)}
    >
      <option value="">この後に画面を入れる…</option>
      {[...groupBy(offered, ({ file }) => file.split("/")[0] ?? "")].map(([folder, screens]) => (
        <optgroup key={folder} label={areaName(folder)}>
          {screens.map((screen) => (
            <option key={screen.id} value={screen.id}>
              {titleAmong(screen, store.tree.screens)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
})
