import { spawn, type ChildProcess } from "node:child_process"

/** A production build as `npm start` serves it, with sandbox and releases, once it answers; the documents are those that it was made from. */
export async function startApp(built: string, port: number, documents = "schemas"): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["src/cli/run.mjs", "start", "--root", documents], {
    env: { ...process.env, PORT: String(port), BUILT: built },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await new Promise<void>((settle, reject) => {
    server.stdout?.on("data", (text: Buffer) => text.includes("ready") && settle())
    server.on("exit", () => reject(new Error("the server ended")))
  })
  return server
}
