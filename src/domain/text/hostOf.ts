/** Host of a whole address of another site; undefined for anything else. */
export const hostOf = (address: string): string | undefined =>
  URL.canParse(address) && address.startsWith("https://") ? new URL(address).host : undefined
