import { action, actionBound, computed, makeObservable, observableRef, runInAction } from "mobx"
import { observer } from "mobx-react-lite"
import type { Candidate } from "./candidate"
import { english, fieldNames, type FieldTexts, labelOf } from "./fields"

/** What a careful developer would write by hand: one store and one observer per field. */
export class FieldStore {
  value = ""
  isTouched = false

  constructor(readonly name: string) {
    makeObservable(this, {
      value: observableRef,
      isTouched: observableRef,
      error: computed,
      change: actionBound,
      touch: action,
    })
  }

  get error(): string | undefined {
    if (!this.isTouched) return undefined
    if (this.value.length < 2) return `${labelOf(this.name)} has at least 2 letters`
    return this.value.length > 40 ? `${labelOf(this.name)} has at most 40 letters` : undefined
  }

  change(value: string): void {
    this.value = value
  }

  touch(): void {
    this.isTouched = true
  }
}

interface FieldProps {
  readonly store: FieldStore
  readonly texts?: FieldTexts
}

export const Field = observer(function Field({ store, texts = english }: FieldProps) {
  const { name, error, value } = store
  return (
    <div className="k-field" data-invalid={error === undefined ? undefined : ""}>
      <div className="k-field__head">
        <label className="k-field__label" htmlFor={name}>
          {texts.labelOf(name)}
        </label>
        <span className="k-field__chip">{texts.optional}</span>
      </div>
      <p className="k-field__help" id={`${name}-help`}>
        {texts.help}
      </p>
      <span className="k-box">
        <input
          id={name}
          className="k-box__input"
          autoComplete="off"
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${name}-help` : `${name}-help ${name}-error`}
          onChange={(event) => store.change(event.target.value)}
          onBlur={() => store.touch()}
        />
      </span>
      {error === undefined ? null : (
        <p className="k-field__error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
})

export function drawHandwritten(count: number, texts = english): Candidate {
  const stores = fieldNames(count).map((name) => new FieldStore(name))
  return {
    node: (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {stores.map((store) => (
          <Field key={store.name} store={store} texts={texts} />
        ))}
      </form>
    ),
    fill: (text) => runInAction(() => stores.forEach((store) => store.change(text))),
    submit: () =>
      runInAction(() => {
        for (const store of stores) store.touch()
        const wrong = stores.find(({ error }) => error !== undefined)
        if (wrong !== undefined) document.getElementById(wrong.name)?.focus()
      }),
  }
}
