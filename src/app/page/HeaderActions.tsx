import { observer } from "mobx-react-lite"
import { useHeaderActions } from "../../../renderer"
import { Icon } from "../../icons/Icon"

/**
 * Buttons that a document puts on the right of its header. A dot says that something is on; screen readers hear it, too. One
 * that takes another's place is the same element: whoever pressed the other by key keeps the focus.
 */
export const HeaderActions = observer(function HeaderActions({ dotText }: { readonly dotText: string }) {
  return useHeaderActions().map(({ key, icon, label, dot = false, tap }, place) => (
    <button
      key={place}
      type="button"
      aria-label={dot ? `${label}${dotText}` : label}
      data-key={key}
      data-dot={dot ? "" : undefined}
      onClick={() => void tap()}
    >
      <Icon name={icon} />
    </button>
  ))
})
