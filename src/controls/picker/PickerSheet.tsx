import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { Modal } from "../../components/shared/Modal"
import { useKeptWhilePressed } from "../shared/useKeptWhilePressed"
import { letterOf, pickerItems, searchFor, type PickerItem, type PickerProps } from "./items"
import { PickerList } from "./PickerList"
import { useQuestions } from "./useQuestions"

const usualDelay = 300

interface PickerSheetProps extends PickerProps {
  readonly isClosing: boolean
  choose(item: PickerItem): void
  close(): void
}

export function PickerSheet(props: PickerSheetProps) {
  const { id, options, registry, isClosing, close } = props
  const { texts } = registry.formContext
  const questions = useQuestions()
  // An answer takes the place of the first ones whenever it comes.
  const shown = useKeptWhilePressed({ options, isAsking: questions.isAsking, isLost: questions.isLost })
  const [letter, setLetter] = useState<string>()
  const body = useRef<HTMLDivElement>(null)
  const search = useSearch(options.search.delay ?? usualDelay, (typed) => {
    setLetter(undefined)
    if (typed.trim() === "") return questions.ask(async () => options.emptied())
    return questions.ask(async () => options.optionsWith({ item: searchFor(typed) }).search.do())
  })
  const chooseLetter = (chosen: string) => {
    search.clear()
    setLetter(chosen)
    void questions.ask(async () => options.optionsWith({ item: letterOf(chosen) }).letters?.do())
    // What it finds stands below the letters, which may fill the view by themselves.
    body.current?.scrollIntoView({ block: "nearest" })
  }
  const askAgain = () => {
    questions.askAgain()
    // The button goes with the answer.
    body.current?.focus()
  }

  return (
    <Modal
      className="k-sheet k-sheet--whole k-picker"
      isClosing={isClosing}
      labelledBy={`${id}-title`}
      onEscape={close}
    >
      <div className="k-sheet__grabber" />
      <div className="k-picker__head">
        <h2 className="k-sheet__title" id={`${id}-title`}>
          <LineBreaking text={options.title} />
        </h2>
        <button type="button" className="k-picker__close" aria-label={texts["close"]} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="k-picker__asking" id={id}>
        <label className="k-picker__label" htmlFor={`${id}-search`}>
          <LineBreaking text={options.search.label} />
        </label>
        <span className="k-box">
          <input
            id={`${id}-search`}
            className="k-box__input"
            type="search"
            autoCorrect="off"
            spellCheck="false"
            autoComplete="off"
            maxLength={options.search.longest}
            value={search.typed}
            onChange={(event) => search.type(event.target.value)}
            // The form below would take it for its own, and go on.
            onKeyDown={(event) => event.key === "Enter" && (event.preventDefault(), event.stopPropagation())}
          />
        </span>
        <Letters {...props} chosen={letter} choose={chooseLetter} />
      </div>
      <div className="k-sheet__body k-picker__body" ref={body} tabIndex={-1} aria-busy={questions.isAsking}>
        {shown.isLost ? <Lost texts={texts} askAgain={askAgain} /> : <Offered {...props} {...shown} />}
      </div>
    </Modal>
  )
}

interface LettersProps extends PickerProps {
  readonly chosen: string | undefined
  choose(letter: string): void
}

function Letters({ options, chosen, choose }: LettersProps): ReactNode {
  const { letters, optionsWith } = options
  if (letters === undefined) return null
  return (
    <div className="k-picker__letters" role="group" aria-label={letters.label}>
      {letters.values.map((letter) => (
        <button
          key={letter}
          type="button"
          className="k-picker__letter"
          aria-label={optionsWith({ item: letterOf(letter) }).letters?.name}
          aria-pressed={letter === chosen}
          onClick={() => choose(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}

interface LostProps {
  readonly texts: Readonly<Record<string, string>>
  askAgain(): void
}

/** Stands in place of what did not come. */
const Lost = ({ texts, askAgain }: LostProps) => (
  <div className="k-retry">
    <p role="alert">
      <LineBreaking text={texts["retry-text"] ?? ""} />
    </p>
    <button type="button" className="k-button" data-style="secondary" onClick={askAgain}>
      {texts["retry"]}
    </button>
  </div>
)

/** What was found, or the first ones while nothing is asked for. */
function Offered({ isAsking, ...props }: PickerSheetProps & { readonly isAsking: boolean }): ReactNode {
  const { options, registry } = props
  const found = pickerItems(options.items, options.optionsWith)
  const first = pickerItems(options.first?.items, options.optionsWith)
  if (found === undefined && isAsking) return <p className="k-picker__note">{registry.formContext.texts["loading"]}</p>
  if (found === undefined && first === undefined) return <Hint text={options.hint} />
  if (found === undefined)
    return (
      first && (
        <>
          <h3 className="k-picker__title">{options.first?.title}</h3>
          <PickerList {...props} items={first} label={options.first?.title ?? ""} isGrid />
        </>
      )
    )
  const isEmpty = found.length === 0
  return (
    <>
      <p className="k-picker__note" role="status">
        {isEmpty ? <LineBreaking text={options.none} /> : options.optionsWith({ item: { count: found.length } }).count}
        {options.more?.when === true && (
          <span className="k-picker__more">
            <LineBreaking text={options.more.text} />
          </span>
        )}
      </p>
      {!isEmpty && <PickerList {...props} items={found} label={options.title} />}
    </>
  )
}

const Hint = ({ text = "" }: { readonly text: string | undefined }) => (
  <p className="k-picker__note">
    <LineBreaking text={text} />
  </p>
)

/** Asks once a person pauses; what is still to come when the field is cleared is not asked. */
function useSearch(delay: number, ask: (typed: string) => Promise<void>) {
  const [typed, setTyped] = useState("")
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askNow = useEffectEvent((text: string) => void ask(text))
  const [waiting, setWaiting] = useState<string>()
  useEffect(() => {
    if (waiting === undefined) return undefined
    timer.current = setTimeout(() => askNow(waiting), delay)
    return () => clearTimeout(timer.current)
  }, [waiting, delay])
  return {
    typed,
    type(text: string) {
      setTyped(text)
      setWaiting(text)
    },
    clear() {
      clearTimeout(timer.current)
      setTyped("")
      setWaiting(undefined)
    },
  }
}
