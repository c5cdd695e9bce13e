import { observer } from "mobx-react-lite"
import { useEffect, useMemo, useState } from "react"
import { ErrorSummary } from "./ErrorSummary"
import { FocusOnRequest } from "./FocusOnRequest"
import { FormElement } from "./FormElement"
import type { FormHost } from "./FormHost"
import type { FormModel } from "./model/FormModel"
import { GapsAnnouncement } from "./GapsAnnouncement"
import { FormHostContext, GroupContext } from "./FormHost"
import { createFocusKeeper, KeptFocus } from "./KeptFocus"
import { LayoutForm } from "./LayoutForm"

/** The model is open while it is drawn. A webview may be killed as soon as it is hidden: the draft is written then. */
function keepOpen(model: FormModel): () => void {
  const close = model.start()
  const handleHidden = () => model.flush()
  document.addEventListener("visibilitychange", handleHidden)
  window.addEventListener("pagehide", handleHidden)
  return () => {
    document.removeEventListener("visibilitychange", handleHidden)
    window.removeEventListener("pagehide", handleHidden)
    close()
  }
}

/** Draws the form of a model. rjsf lays it out; what is typed lives in the model and never passes through rjsf. */
export const FormView = observer(function FormView(host: FormHost) {
  const { model, controls, renderBlock, renderMissing } = host
  const { form, root } = model
  const [keeper] = useState(createFocusKeeper)
  const shared = useMemo<FormHost>(
    () => ({ model, controls, renderBlock, renderMissing }),
    [model, controls, renderBlock, renderMissing],
  )
  useEffect(() => keepOpen(model), [model, root])

  return (
    <FormHostContext value={shared}>
      <ErrorSummary model={model} />
      <GroupContext value={root}>
        <FormElement key={model.documentVersion}>
          <LayoutForm schema={form.schema} idPrefix={form.id} formContext={root.services} />
          <FocusOnRequest />
          <KeptFocus keeper={keeper} />
        </FormElement>
        <GapsAnnouncement model={model} />
      </GroupContext>
    </FormHostContext>
  )
})
