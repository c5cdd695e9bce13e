/** What every page loads, and most of whose functions it calls before anybody can tap. */
const isCalledAtOnce = (name: string): boolean => ["base", "shell", "rendering"].includes(name)

/**
 * First line of a file, read by Chromium alone: functions of these files are compiled off the thread that answers fingers,
 * while they arrive, instead of one by one when they are first called.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  isCalledAtOnce(name) ? "//# allFunctionsCalledOnLoad" : ""
