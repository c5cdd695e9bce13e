/** Asks once, and again at the next call where nothing came. True once it came. */
export function askUntilHad(ask: () => Promise<unknown>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  const begin = async () => {
    const came = (await ask()) !== undefined
    if (!came) asked = undefined
    return came
  }
  return () => (asked ??= begin())
}
