/** `stem-2`, or the first number after that whose key is not taken. */
export function freeKey(taken: ReadonlySet<unknown>, stem: string): string {
  for (let number = 2; ; number += 1) if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`
}
