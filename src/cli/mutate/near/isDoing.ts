import type { Mutation } from "../choose"

/** What is done, not what is shown. */
export const isDoing = ({ pointer }: Mutation): boolean =>
  /\/(tap|changed|on|then|else|steps|ok|chosen|outcomes|enter|needs|button_list)(\/|$)/.test(pointer)
