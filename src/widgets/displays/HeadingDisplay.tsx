import type { ReactNode } from "react"
import { Badges } from "./BadgeDisplay"
import { SmallLink } from "./LinkDisplay"
import type { BadgeList, TextLinkProps } from "./parts"
import { Phrases } from "./Phrases"

interface HeadingProps {
  readonly level?: 1 | 2 | 3 | undefined
  readonly text: ReactNode
  readonly badges?: BadgeList
  readonly link?: TextLinkProps | undefined
}

const tags = { 1: "h1", 2: "h2", 3: "h3" } as const

/** The h1 can take focus, so that a new screen starts there. */
export function HeadingDisplay({ level = 2, text, badges, link }: HeadingProps) {
  const Tag = tags[level]
  return (
    <div className="k-heading" data-level={level}>
      <Tag {...(level === 1 ? { tabIndex: -1 } : {})}>
        <Phrases text={text} />
      </Tag>
      <Badges badges={badges} />
      <SmallLink link={link} />
    </div>
  )
}
