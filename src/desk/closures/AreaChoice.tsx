import type { Area } from "./plannedClosures"

interface AreaChoiceProps {
  readonly areas: readonly Area[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** The parts of the app, by what people call them; several may be closed together. */
export const AreaChoice = ({ areas, chosen, onChange }: AreaChoiceProps) => (
  <fieldset className="d-closure__areas">
    <legend className="d-field__label">お休みにする範囲</legend>
    {areas.map(({ name, label }) => (
      <label key={name} className="d-flag">
        <input
          type="checkbox"
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            onChange(
              areas.flatMap((one) =>
                (one.name === name ? target.checked : chosen.includes(one.name)) ? one.name : [],
              ),
            )
          }
        />
        {label}
      </label>
    ))}
  </fieldset>
)
