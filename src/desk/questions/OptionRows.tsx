import type { NewOption } from "./questionKinds"
import { NotedInput } from "./NotedInput"

interface OptionRowsProps {
  readonly options: readonly NewOption[]
  readonly problems: readonly (string | undefined)[]
  readonly isNumbered: boolean
  readonly onChange: (options: readonly NewOption[]) => void
}

/** What customers choose from: words, and the code that servers get for each. */
export function OptionRows({ options, problems, isNumbered, onChange }: OptionRowsProps) {
  const change = (index: number, part: Partial<NewOption>) =>
    onChange(options.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <fieldset className="d-group">
      <legend>選択肢</legend>
      {options.map(({ label, value }, index) => (
        <div key={index} className="d-question__option">
          <NotedInput
            label={`選択肢${index + 1}の文`}
            value={label}
            onChange={(typed) => change(index, { label: typed })}
          />
          <NotedInput
            label={`選択肢${index + 1}のコード`}
            value={value}
            placeholder={isNumbered ? `例）${index + 1}` : "例）OVER_100M"}
            problem={problems[index]}
            onChange={(typed) => change(index, { value: typed })}
          />
          {options.length > 2 && (
            <button
              type="button"
              className="d-link"
              aria-label={`選択肢${index + 1}を削除`}
              onClick={() => onChange(options.filter((_, at) => at !== index))}
            >
              削除
            </button>
          )}
        </div>
      ))}
      <button type="button" className="d-link" onClick={() => onChange([...options, { label: "", value: "" }])}>
        選択肢をもう一つ
      </button>
    </fieldset>
  )
}
