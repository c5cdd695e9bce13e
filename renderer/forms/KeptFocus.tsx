import { useLayoutEffect } from "react"

/** Where the customer types in a form: outlives the elements, which a saved document draws anew. */
export interface FocusKeeper {
  keep(): void
  giveBack(): void
}

interface Caret {
  readonly id: string
  readonly start: number | null
  readonly end: number | null
}

export function createFocusKeeper(): FocusKeeper {
  let kept: Caret | undefined
  return {
    keep() {
      kept = caretOf(document.activeElement)
    },
    giveBack() {
      if (kept) setCaret(kept)
      kept = undefined
    },
  }
}

/**
 * Stands in a form that is drawn anew when its document was saved: the field of the same name has focus and caret again. Without it
 * who writes a document loses the place in the form with each save.
 */
export function KeptFocus({ keeper }: { readonly keeper: FocusKeeper }) {
  useLayoutEffect(() => {
    keeper.giveBack()
    // The elements still stand: they are taken away after what is in them has ended.
    return () => keeper.keep()
  }, [keeper])
  return null
}

const hasCaret = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function caretOf(element: Element | null): Caret | undefined {
  if (element === null || element.id === "") return undefined
  const { selectionStart: start, selectionEnd: end } = hasCaret(element) ? element : noCaret
  return { id: element.id, start, end }
}

const noCaret = { selectionStart: null, selectionEnd: null }

function setCaret({ id, start, end }: Caret): void {
  const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  element?.focus({ preventScroll: true })
  // Fields of other kinds (mail addresses) have no caret that a script may set.
  if (hasCaret(element) && start !== null) element.setSelectionRange(start, end)
}
