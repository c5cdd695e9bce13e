import { spawn } from "node:child_process"
import { once } from "node:events"
import { patience } from "./limits"

export interface Program {
  said(): string
  /** What the pattern's first group finds in what the program says; fails when it ends or stays silent. */
  hear(pattern: RegExp): Promise<string>
  end(): void
}

/** Seconds after which it ends by itself, should whoever started it be killed. */
const longestLife = "180"

/** Starts a program as the head of a group of its own: what it starts ends with it. */
export function startProgram(command: string, parameters: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn("timeout", ["--signal=KILL", longestLife, command, ...parameters], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (more) => (text += more))

  function end() {
    process.off("exit", end)
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    } catch {
      // It has ended already.
    }
  }
  process.once("exit", end)

  async function hear(pattern: RegExp): Promise<string> {
    const limit = AbortSignal.timeout(patience)
    for (;;) {
      const found = pattern.exec(text)?.[1]
      if (found !== undefined) return found
      if (child.exitCode !== null || limit.aborted) throw new Error(`${command} is not ready:\n${text}`)
      await Promise.race([
        once(child.stdout, "data", { signal: limit }),
        once(child.stderr, "data", { signal: limit }),
        once(child, "exit", { signal: limit }),
      ]).catch(() => undefined)
    }
  }
  return { said: () => text, hear, end }
}
