import type { ChildProcess } from "node:child_process"
import { setPriority } from "node:os"

/** Lower by so much than what answers customers, which is 0; at 10 a busy machine would let it wait for minutes. */
const niceness = 5

/** Lets a process that works for one person alone give way to everything else on the machine. */
export function giveWay({ pid }: Pick<ChildProcess, "pid">): void {
  if (pid !== undefined) setPriority(pid, niceness)
}
