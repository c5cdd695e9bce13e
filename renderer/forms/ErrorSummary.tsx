import { observer } from "mobx-react-lite"
import { focusControl } from "./focusControl"
import type { FormModel, ShownError } from "./model/FormModel"

/** Where two fields say the same, their names tell them apart. */
const textOf = ({ id, label, message }: ShownError, all: readonly ShownError[]): string =>
  all.some((other) => other.id !== id && other.message === message) ? `${label}：${message}` : message

/** What is wrong after a submit, announced at once, with a way to each field. */
export const ErrorSummary = observer(function ErrorSummary({ model }: { readonly model: FormModel }) {
  const { failedSubmits } = model
  // Before the first submit no error is shown: evaluating all fields would hold the first drawing up.
  const errors = failedSubmits === 0 ? [] : model.errors
  if (errors.length === 0) return null
  return (
    <div key={failedSubmits} className="k-summary" role="alert">
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
              {textOf(error, errors)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
})
