const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "radio"

/** Tab stops once at a group of radio buttons. */
export const isSameStop = (one: Element, other: Element): boolean =>
  one === other || (isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form)

/** The chosen button where the element is one of a group that has one, as Tab would have it; else the element. */
export const chosenOf = (element: HTMLElement, dialog: HTMLElement): HTMLElement =>
  [...dialog.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")].find((one) => isSameStop(one, element)) ??
  element
