import { render } from "@testing-library/react"
import type { ComponentType, ReactNode } from "react"
import { useState } from "react"
import { vi } from "vitest"
import type { ControlOption, ControlProps } from "../../../../renderer/forms/control"

const texts = {
  choose: "選択してください",
  "show-password": "表示",
  "hide-password": "非表示",
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

/** Draws a control as a form would: it keeps the value, and tells what it was given. */
export function show(
  Control: ComponentType<ControlProps>,
  more: Partial<ControlProps> = {},
  around: (node: ReactNode) => ReactNode = (node) => node,
) {
  const changed = vi.fn<(value: unknown) => void>()
  const left = vi.fn()
  const { control = {} } = more
  function Holder() {
    const [value, setValue] = useState(more.value)
    const handleChange = (next: unknown) => {
      changed(next)
      setValue(next)
    }
    return (
      <>
        {"frame" in Control ? null : <label htmlFor="field">出金額</label>}
        <Control
          id="field"
          name="FIELD"
          label="出金額"
          required
          readOnly={false}
          disabled={false}
          invalid={false}
          texts={texts}
          options={[]}
          control={control}
          controlWith={() => control}
          schema={{}}
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
