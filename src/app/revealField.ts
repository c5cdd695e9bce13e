/** What the header takes of what a keyboard leaves. */
const headerHeight = 80
const typed = "input:not([type=radio], [type=checkbox]), textarea"
const nearest = { block: "nearest" } as const

/** What is typed into comes above a keyboard with the words of its error, and the buttons of the page where both have room. */
export function revealField(document: Document, roomAbove: number): void {
  const { activeElement } = document
  const field = activeElement?.matches(typed) && !activeElement.closest("dialog") && activeElement.closest(".k-field")
  if (!field) return
  const footer = document.querySelector(".k-footer")
  const bottom = footer?.getBoundingClientRect().bottom ?? Infinity
  if (bottom - field.getBoundingClientRect().top < roomAbove - headerHeight) footer?.scrollIntoView(nearest)
  field.scrollIntoView(nearest)
}
