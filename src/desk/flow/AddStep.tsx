import { observer } from "mobx-react-lite"
import { areaName } from "../../sentences"
import { ChooseToAdd } from "../parts/ChooseToAdd"
import { groupBy } from "../../domain/groupBy"
import { titleAmong } from "../names/besideTitle"
import type { FlowStep } from "./flowSteps"
import type { FlowProps } from "./flowProps"

/** Puts a screen that is there behind a step. */
export const AddStep = observer(function AddStep({ store, flows, after }: FlowProps & { readonly after: FlowStep }) {
  const inFlow = new Set(flows.steps.map(({ screen }) => screen))
  const offered = store.tree.screens.filter(({ id }) => !inFlow.has(id))
  return (
    <ChooseToAdd label="この後に画面を入れる" says="入れる" onAdd={(screen) => void flows.insertAfter(after, screen)}>
      {[...groupBy(offered, ({ file }) => file.split("/")[0] ?? "")].map(([folder, screens]) => (
        <optgroup key={folder} label={areaName(folder)}>
          {screens.map((screen) => (
            <option key={screen.id} value={screen.id}>
              {titleAmong(screen, store.tree.screens)}
            </option>
          ))}
        </optgroup>
      ))}
    </ChooseToAdd>
  )
})
