import { observer } from "mobx-react-lite"
import { focusControl } from "./focusControl"
import type { FormModel, ShownError } from "./model/FormModel"
import { rowOf } from "./model/rowOf"

/** A message that stands alone says which field it is about, and in which of several rows. */
function textOf({ id, label, message }: ShownError, { root }: FormModel): string {
  const said = message.includes(label) ? message : `${label}：${message}`
  const row = rowOf(root, id)
  return row === undefined ? said : `${row} ${said}`
}

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
              {words(textOf(error, model))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
})
