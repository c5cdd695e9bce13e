import { observable, runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import { FormModel } from "../../../renderer/forms/model/FormModel"
import { FormView } from "../../../renderer/forms/FormView"
import type { CompiledCondition, CompiledForm } from "../../../renderer/model/compiled"
import { Text } from "../../../src/controls/text/Text"
import type { Candidate } from "./candidate"
import { fieldNames, formSchema } from "./fields"
import { Field, FieldStore } from "./handwritten"
import { optionsOf, toField } from "./ours"

/** Fields at the end that stand there only if the first answer says so. */
const shown = 10
const [asking] = fieldNames(1) as [string]
const yes = "yes"

const isAsked: CompiledCondition = { operator: "is", operands: [{ "@get": ["draft", asking] }, yes] }

export function drawOurCondition(count: number, validators: CompiledForm["validators"]): Candidate {
  const fields = fieldNames(count).map(toField)
  const ui = fields.map((field, index) => (index < count - shown ? field : { ...field, when: isAsked }))
  const model = new FormModel(optionsOf(formSchema(count), ui, validators))
  return {
    node: <FormView model={model} controls={{ text: Text }} renderBlock={() => null} renderMissing={() => null} />,
    show: () => model.setAnswer(asking, yes),
    hide: () => model.setAnswer(asking, "no"),
  }
}

interface FormProps {
  readonly stores: readonly FieldStore[]
  readonly isAsked: () => boolean
}

const Late = observer(function Late({ stores, isAsked: test }: FormProps) {
  return test() ? stores.map((store) => <Field key={store.name} store={store} />) : null
})

export function drawHandwrittenCondition(count: number): Candidate {
  const stores = fieldNames(count).map((name) => new FieldStore(name))
  const answer = observable.box("")
  const always = stores.slice(0, count - shown)
  return {
    node: (
      <form noValidate>
        {always.map((store) => (
          <Field key={store.name} store={store} />
        ))}
        <Late stores={stores.slice(count - shown)} isAsked={() => answer.get() === yes} />
      </form>
    ),
    show: () => runInAction(() => answer.set(yes)),
    hide: () => runInAction(() => answer.set("no")),
  }
}
