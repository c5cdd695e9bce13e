import type { ControlPropsOf } from "../../../renderer"
import { likelyAddress } from "./likelyAddress"
import { createTextInput } from "../shared/createTextInput"
import { textOf } from "../shared/input"
import type { definition } from "./definition"

// Not type=email: browsers rewrite what is typed there, and full-width letters are to be accepted.
const Input = createTextInput({ inputMode: "email", capitals: "off", autocomplete: "email" })

/** A mail address. A domain that looks mistyped is asked about, and one tap mends it. */
export function Email(props: ControlPropsOf<typeof definition>) {
  const { texts } = props.registry.formContext
  const isClosed = props.disabled || props.readonly
  const likely = isClosed ? undefined : likelyAddress(textOf(props.value), props.options.domains ?? [])
  const take = (address: string) => {
    props.onChange(address)
    document.getElementById(props.id)?.focus()
  }
  return (
    <>
      <Input {...props} />
      <div className="k-likely" role="status">
        {likely && (
          <>
            <span>{texts["did-you-mean"]?.replace("{n}", likely.domain)}</span>
            <button type="button" className="k-likely__take" onClick={() => take(likely.address)}>
              {texts["take-suggestion"]?.replace("{n}", likely.address)}
            </button>
          </>
        )}
      </div>
    </>
  )
}
