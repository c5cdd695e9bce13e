import { observer } from "mobx-react-lite"
import { focusControl } from "./focusControl"
import type { FormModel, ShownError } from "./model/FormModel"

/** A message that stands alone says which field it is about. */
const textOf = ({ label, message }: ShownError): string => (message.includes(label) ? message : `${label}：${message}`)

/** What is wrong after a submit, with a way to each field; a single mistake is told at its field alone. */
export const ErrorSummary = observer(function ErrorSummary({ model }: { readonly model: FormModel }) {
  const { failedSubmits } = model
  // Before the first submit no error is shown: evaluating all fields would hold the first drawing up.
  const errors = failedSubmits === 0 ? [] : model.errors
  if (errors.length < 2) return null
  const words = (text: string) => model.resolver.words?.(text) ?? text
  return (
    <section className="k-summary" id={`${model.id}-summary`} aria-label={model.texts["error-summary"]}>
      <p className="k-summary__title">{model.texts["error-summary"]}</p>
      <ul className="k-summary__list">
        {errors.map((error) => (
          <li key={error.id}>
            <a
              className="k-summary__link"
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(error.id)
              }}
            >
              {words(textOf(error))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
})
