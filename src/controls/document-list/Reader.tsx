import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import type { DocumentText } from "./texts"
import { LineBreaking } from "../../components/shared/LineBreaking"

interface ReaderProps {
  readonly documents: readonly DocumentText[]
  readonly texts: Readonly<Record<string, string>>
  readonly isOpened: (id: unknown) => boolean
  /** Places of the documents that have been read to their end. */
  readonly onRead: (indexes: readonly number[]) => void
  readonly onOpen: (index: number) => void
}

/** What the page keeps free of its own bars at the lower edge. */
const coveredBelow = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0

/** True where the end of something laid out has come into view, or gone by. */
function isPassed(element: Element): boolean {
  const { height, bottom } = element.getBoundingClientRect()
  return height > 0 && bottom <= window.innerHeight - coveredBelow()
}

/** True where the beginning stands in the upper part of the page, or has gone by: what a person is reading. */
const isBegun = (element: Element): boolean => element.getBoundingClientRect().top <= window.innerHeight / 3

/** Documents one after the other. How far one is stays in view; a document counts as read when its end was seen. */
export function Reader({ documents, texts, isOpened, onRead, onOpen }: ReaderProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  const look = useEffectEvent(() => {
    const parts = [...(list.current?.querySelectorAll("article") ?? [])]
    setCurrent(Math.max(0, parts.findLastIndex(isBegun)))
    const passed = parts.flatMap((part, index) => (isPassed(part) ? [index] : []))
    const read = passed.filter((index) => documents[index]?.articles.length !== 0)
    if (read.length > 0) onRead(read)
  })
  useEffect(() => {
    const listen = () => look()
    const options = { capture: true, passive: true }
    window.addEventListener("scroll", listen, options)
    window.addEventListener("resize", listen)
    return () => {
      window.removeEventListener("scroll", listen, options)
      window.removeEventListener("resize", listen)
    }
  }, [])

  const goTo = (index: number) => {
    const title = document.getElementById(`${id}-${index}`)
    title?.focus({ preventScroll: true })
    title?.closest("article")?.scrollIntoView({ block: "start" })
  }
  const begin = useEffectEvent(() => goTo(0))
  useEffect(() => begin(), [])

  const finish = (index: number) => {
    onRead([index])
    goTo(index + 1)
  }
  const position = (index: number) => `${index + 1}/${documents.length}`
  const isDone = documents.every((document) => isOpened(document.id))
  return (
    <div className="k-reader" ref={list}>
      <p className="k-reader__place" aria-hidden="true">
        <span className="k-reader__count">{position(current)}</span>
        {documents[current]?.title}
      </p>
      {documents.map((document, index) => (
        <article key={String(document.id)} className="k-reader__document" aria-labelledby={`${id}-${index}`}>
          <h2 className="k-reader__title" id={`${id}-${index}`} tabIndex={-1}>
            <span className="k-reader__count">{position(index)}</span> <LineBreaking text={document.title} />
          </h2>
          {document.articles.map(({ heading, text }) => (
            <section key={heading}>
              <h3 className="k-reader__heading">{heading}</h3>
              <p className="k-reader__text">
                <LineBreaking text={text} />
              </p>
            </section>
          ))}
          <div className="k-reader__taps">
            <button type="button" className="k-button" data-style="transparent" onClick={() => onOpen(index)}>
              <span className="k-hidden-text">{document.title}</span>
              <span className="k-button__label">{texts["open-as-file"]}</span>
            </button>
            {index + 1 < documents.length && document.articles.length > 0 && (
              <button type="button" className="k-button" data-style="outline" onClick={() => finish(index)}>
                <span className="k-button__label">{texts["next-document"]}</span>
              </button>
            )}
          </div>
        </article>
      ))}
      <p className="k-reader__done" role="status">
        {isDone && texts["all-read"]}
      </p>
    </div>
  )
}
