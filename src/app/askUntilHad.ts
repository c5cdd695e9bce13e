/** Asks once, and again at the next call where nothing came, or where what came is too old. True once it came. */
export function askUntilHad(ask: () => Promise<unknown>, isOld: () => boolean = () => false): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  let came = false
  const begin = async () => {
    came = false
    came = (await ask()) !== undefined
    if (!came) asked = undefined
    return came
  }
  return () => {
    if (came && isOld()) asked = undefined
    return (asked ??= begin())
  }
}
