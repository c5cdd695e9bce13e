import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { focusControl } from "./focusControl"
import { useFormHost } from "./FormHost"

/** Moves the focus once the model requests it and the errors are drawn. */
export const FocusOnRequest = observer(function FocusKeeper() {
  const { focusRequest, id } = useFormHost().model
  useEffect(() => {
    if (focusRequest !== undefined) focusControl(focusRequest.id, document.getElementById(`${id}-summary`))
  }, [focusRequest, id])
  return null
})
