import type { Mutation } from "../choose"

/** What is done, not what is shown; a value that is one or the other is shown. */
export const isDoing = ({ pointer }: Pick<Mutation, "pointer">): boolean => names.test(pointer.replaceAll(chosen, ""))

const chosen = /\/if\/(then|else)(?=\/|$)/g
const names =
  /\/(tap|changed|left|entered|opened|ended|run|do|send|read|toggled|emptied|cleared|added|chosen|on|then|else|otherwise|steps|ok|outcomes|enter|needs|button_list|analytics|back)(\/|$)/
