import { render } from "@testing-library/react"
import type { ComponentType, ReactNode } from "react"
import { useState } from "react"
import { vi } from "vitest"
import type { Control, ControlOption, ControlProps } from "../../../renderer/model/control"

const usualTexts = {
  choose: "選択してください",
  "show-password": "表示",
  "hide-password": "非表示",
  "clear-input": "入力を消す",
  year: "年",
  month: "月",
  day: "日",
  confirm: "はい",
  cancel: "いいえ",
  opened: "確認済み",
  "open-document": "を開く（PDF）",
}

export const options: readonly ControlOption[] = [
  { value: 1, label: "金額を指定する", description: "1円から指定できます", disabled: false },
  { value: 2, label: "全額を出金する", disabled: false },
  { value: 9, label: "あとで決める", disabled: true, disabledReason: "受付時間外です" },
]

type Given = Partial<Omit<ControlProps, "options">> & {
  readonly options?: Readonly<Record<string, unknown>>
  readonly enumOptions?: readonly ControlOption[]
  readonly texts?: Readonly<Record<string, string>>
  readonly optionsWith?: ControlProps["options"]["optionsWith"]
}

/** Draws a control as a form would: it keeps the value, and tells what it was given. */
export function renderControl(
  control: Control,
  { enumOptions, options = {}, optionsWith = () => options, texts = usualTexts, ...more }: Given = {},
  around: (node: ReactNode) => ReactNode = (node) => node,
) {
  const changed = vi.fn<(value: unknown) => void>()
  const left = vi.fn()
  const Control = control as ComponentType<ControlProps>
  function Holder() {
    const [value, setValue] = useState(more.value)
    const handleChange = (next: unknown) => {
      changed(next)
      setValue(next)
    }
    return (
      <>
        {more.hideLabel === false ? null : <label htmlFor="field">出金額</label>}
        <Control
          id="field"
          name="FIELD"
          label="出金額"
          required
          readonly={false}
          disabled={false}
          hideLabel
          registry={{ formContext: { texts } } as unknown as ControlProps["registry"]}
          options={{ ...options, ...(enumOptions && { enumOptions: [...enumOptions] }), optionsWith }}
          schema={{}}
          onFocus={() => undefined}
          {...more}
          value={value}
          onChange={handleChange}
          onBlur={left}
        />
      </>
    )
  }
  return { changed, left, ...render(around(<Holder />)) }
}

export const lastOf = (changed: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }): unknown =>
  changed.mock.calls.at(-1)?.[0]
