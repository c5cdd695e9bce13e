import { action, makeObservable, observable, observableRef, runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import { FormModel } from "../../../renderer/forms/model/FormModel"
import { FormView } from "../../../renderer/forms/FormView"
import type { CompiledForm } from "../../../renderer/model/compiled"
import { Repeater } from "../../../src/controls/repeater/Repeater"
import { Text } from "../../../src/controls/text/Text"
import type { Candidate } from "./candidate"
import { rowsSchema } from "./fields"
import { optionsOf, toField } from "./ours"

/** A list of rows with two fields each. */
export function drawOurRows(count: number, validators: CompiledForm["validators"]): Candidate {
  const list = {
    ...toField("animals"),
    widget: "repeater",
    frame: "group" as const,
    ui: [toField("name"), toField("food")],
  }
  const model = new FormModel(optionsOf(rowsSchema, [list], validators))
  model.setAnswer(
    "animals",
    Array.from({ length: count }, (_, index) => ({ name: `Animal ${index}`, food: "mice" })),
  )
  return {
    node: (
      <FormView
        model={model}
        controls={{ text: Text, repeater: Repeater }}
        renderBlock={() => null}
        renderMissing={() => null}
      />
    ),
    add: () => document.querySelector<HTMLElement>(".k-rows__add")?.click(),
    remove: () => document.querySelectorAll<HTMLElement>(".k-row__remove")[count / 2]?.click(),
  }
}

class RowStore {
  name = ""
  food = ""
  constructor(readonly id: number) {
    makeObservable(this, { name: observableRef, food: observableRef })
  }
}

class RowsStore {
  rows = observable.array<RowStore>([], { deep: false })
  private last = 0

  constructor(count: number) {
    makeObservable(this, { add: action, remove: action })
    for (let index = 0; index < count; index++) this.add()
  }

  add(): void {
    this.rows.push(new RowStore(++this.last))
  }

  remove(row: RowStore): void {
    this.rows.remove(row)
  }
}

const Field = observer(function Field({ row, name }: { readonly row: RowStore; readonly name: "name" | "food" }) {
  const id = `${name}${row.id}`
  return (
    <div className="k-field">
      <div className="k-field__head">
        <label className="k-field__label" htmlFor={id}>
          {name}
        </label>
        <span className="k-field__chip">optional</span>
      </div>
      <span className="k-box">
        <input
          id={id}
          className="k-box__input"
          autoComplete="off"
          value={row[name]}
          onChange={({ target }) =>
            runInAction(() => {
              row[name] = target.value
            })
          }
        />
      </span>
    </div>
  )
})

interface RowProps {
  readonly store: RowsStore
  readonly row: RowStore
  readonly number: number
}

const Row = observer(function Row({ store, row, number }: RowProps) {
  return (
    <li>
      <fieldset className="k-row" aria-label={`No. ${number}`}>
        <span className="k-row__title" aria-hidden="true">{`No. ${number}`}</span>
        <Field row={row} name="name" />
        <Field row={row} name="food" />
        <button type="button" className="k-row__remove" onClick={() => store.remove(row)}>
          Remove
        </button>
      </fieldset>
    </li>
  )
})

const Rows = observer(function Rows({ store }: { readonly store: RowsStore }) {
  return (
    <form noValidate>
      <ol className="k-rows">
        {store.rows.map((row, index) => (
          <Row key={row.id} store={store} row={row} number={index + 1} />
        ))}
      </ol>
      <button type="button" className="k-rows__add" onClick={() => store.add()}>
        Add
      </button>
    </form>
  )
})

export function drawHandwrittenRows(count: number): Candidate {
  const store = new RowsStore(count)
  return {
    node: <Rows store={store} />,
    add: () => document.querySelector<HTMLElement>(".k-rows__add")?.click(),
    remove: () => document.querySelectorAll<HTMLElement>(".k-row__remove")[count / 2]?.click(),
  }
}
