import { observer } from "mobx-react-lite"
import { focusControl } from "./focusControl"
import type { FormModel } from "./FormModel"

/** What is wrong after a submit, announced at once, with a way to each field. */
export const ErrorSummary = observer(function ErrorSummary({ model }: { readonly model: FormModel }) {
  const { failedSubmits } = model
  // Before the first submit nobody asks for errors: judging all fields would hold the first drawing up.
  const errors = failedSubmits === 0 ? [] : model.errors
  if (errors.length === 0) return null
  return (
    <div key={failedSubmits} className="k-summary" role="alert">
      <p className="k-summary__title">{model.texts["error-summary"]}</p>
      <ul className="k-summary__list">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              className="k-summary__link"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focusControl(id)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
})
