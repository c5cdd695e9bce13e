import { observer } from "mobx-react-lite"
import type { FormModel } from "./model/FormModel"

/** Says politely how much is left, again after every submit that failed; it waits on the page, so that it is heard. */
export const GapsAnnouncement = observer(function GapsAnnouncement({ model }: { readonly model: FormModel }) {
  const { failedSubmits } = model
  return (
    <p className="k-hidden-text" role="status">
      {failedSubmits > 0 && !model.isValid ? <span key={failedSubmits}>{model.gaps}</span> : null}
    </p>
  )
})
