import type { SaidChange } from "../../sentences"

/** A change in one sentence, with both sides where that alone does not say it. */
export const ChangeWords = ({ change: { says, before, after } }: { readonly change: SaidChange }) => (
  <>
    <p className="d-change__says">{says}</p>
    {(before !== undefined || after !== undefined) && (
      <dl className="d-change__sides">
        {before !== undefined && <Side name="前" value={before} />}
        {after !== undefined && <Side name="後" value={after} />}
      </dl>
    )}
  </>
)

const Side = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="d-change__side">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
