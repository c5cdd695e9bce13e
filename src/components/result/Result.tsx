import type { PropsOf } from "../../../renderer"
import { ResultNg, ResultOk, ResultWait } from "../../illustrations/results"
import { Illustration } from "../illustration/Illustration"
import { LineBreaking } from "../shared/LineBreaking"
import { SmallButton } from "../shared/PartButton"
import { PictureFrame } from "../shared/PictureFrame"
import { ShownValue } from "../shared/ShownValue"
import type { definition } from "./definition"

type ResultProps = PropsOf<typeof definition>

const pictures = { ok: ResultOk, wait: ResultWait, ng: ResultNg } as const

export function Result({ icon, heading, text, illustration, number, body }: ResultProps) {
  const Picture = pictures[icon]
  return (
    <div className="k-result">
      {illustration ? (
        <Illustration name={illustration} size="large" />
      ) : (
        <PictureFrame>
          <Picture />
        </PictureFrame>
      )}
      <h1 className="k-result__heading" tabIndex={-1}>
        <LineBreaking text={heading} />
      </h1>
      {text !== undefined && (
        <p className="k-result__text">
          <LineBreaking text={text} />
        </p>
      )}
      {number && (
        <dl className="k-result__number">
          <dt>{number.label}</dt>
          <dd>
            <NumberText number={number} />
            <SmallButton button={number.button} />
          </dd>
        </dl>
      )}
      {body !== undefined && <div className="k-result__body k-stack">{body}</div>}
    </div>
  )
}

function NumberText({ number: { value, format } }: { readonly number: NonNullable<ResultProps["number"]> }) {
  return format === undefined ? String(value ?? "―") : <ShownValue value={value} format={format} />
}
