import type { Mutation } from "../choose"

/** What is done, not what is shown. */
export const isDoing = ({ pointer }: Mutation): boolean => names.test(pointer)

const names =
  /\/(tap|changed|left|entered|opened|ended|run|do|send|read|toggled|emptied|cleared|added|chosen|on|then|else|otherwise|steps|ok|outcomes|enter|needs|button_list|analytics|back)(\/|$)/
