import { phone } from "./limits"
import { startProgram } from "./startProgram"

/** A screen that nobody sees, a little larger than the phone; its number is the one that was free. */
export async function startDisplay() {
  const size = `${phone.width}x${phone.height + 100}x24`
  const { hear, end } = startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"])
  return { name: `:${await hear(/^(\d+)\n/m)}`, end }
}
