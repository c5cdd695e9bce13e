import type { ListedScreen } from "../domain/workshop"

/** The screen that shows a document: itself, or one that asks with the form; the one in view where that is one of them. */
export function ownerOf(
  screens: readonly ListedScreen[],
  inView: string | undefined,
  file: string,
): ListedScreen | undefined {
  const owners = screens.filter((screen) => screen.file === file || screen.forms.includes(file))
  return owners.find(({ id }) => id === inView) ?? owners[0]
}
