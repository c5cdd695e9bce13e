import { spawn, type ChildProcess } from "node:child_process"

/** The sandbox with a production build, once it answers. */
export async function startSandbox(dist: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["--import", "tsx", "src/sandbox/main.ts"], {
    env: { ...process.env, PORT: String(port), DIST: dist },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await new Promise<void>((settle, reject) => {
    server.stdout?.on("data", (text: Buffer) => text.includes("ready") && settle())
    server.on("exit", () => reject(new Error("the sandbox ended")))
  })
  return server
}
