import type { PropsOf } from "../../../renderer"
import { Badges } from "../shared/Badges"
import { LineBreaking } from "../shared/LineBreaking"
import { SmallLink } from "../shared/TapLink"
import type { definition } from "./definition"

const tags = { 1: "h1", 2: "h2", 3: "h3" } as const

/** The h1 can take focus, so that a new screen starts there. */
export function Heading({ level = 2, text, badges, link }: PropsOf<typeof definition>) {
  const Tag = tags[level]
  return (
    <div className="k-heading" data-level={level}>
      <Tag {...(level === 1 ? { tabIndex: -1 } : {})}>
        <LineBreaking text={text} />
      </Tag>
      <Badges badges={badges} />
      <SmallLink link={link} />
    </div>
  )
}
