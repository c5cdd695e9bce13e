import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../../../src/cli/freePort"
import { commands, type Session, type Values } from "./commands"
import { miniBrowser } from "./engines"
import { patience, phone } from "./limits"
import { startDisplay } from "./startDisplay"
import { startProgram } from "./startProgram"

/** MiniBrowser's own tool bar would keep its window from being as narrow as a phone. */
const style = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }"

/** Asks a driver as the W3C standard describes it. */
async function ask(url: string, body?: Values): Promise<unknown> {
  const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patience) })
  const { value } = (await answer.json()) as { readonly value: unknown }
  if (!answer.ok) throw new Error(JSON.stringify(value))
  return value
}

async function untilReady(driver: string): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    const isReady = await ask(`${driver}/status`).then(
      () => true,
      () => false,
    )
    if (isReady) return
    if (Date.now() > end) throw new Error(`${driver} is not ready`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** WebKitGTK's MiniBrowser, driven through WebKitWebDriver. */
export async function startWebKitGtk(): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), "webkitgtk-"))
  mkdirSync(join(home, "gtk-3.0"))
  writeFileSync(join(home, "gtk-3.0/gtk.css"), style)
  const display = await startDisplay()
  const port = await freePort()
  const program = startProgram("WebKitWebDriver", [`--port=${port}`], {
    DISPLAY: display.name,
    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
    // The usual one takes a full-width 「＠」 for the beginning of a composed letter.
    GTK_IM_MODULE: "gtk-im-context-none",
    TZ: "Asia/Tokyo",
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
  })
  const driver = `http://127.0.0.1:${port}`
  await untilReady(driver)
  const options = { binary: miniBrowser(), args: ["--automation"] }
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } }
  const { sessionId } = (await ask(`${driver}/session`, { capabilities })) as { readonly sessionId: string }
  const session = `${driver}/session/${sessionId}`
  const run = (script: string) => ask(`${session}/execute/sync`, { script, args: [] })
  await ask(`${session}/window/rect`, phone)
  const toolBar = phone.height - Number(await run("return innerHeight"))
  await ask(`${session}/window/rect`, { ...phone, height: phone.height + toolBar })

  return {
    send: (command, { id, ...values } = {}) =>
      ask(`${session}/${commands[command].path.replace("{id}", String(id))}`, values),
    picture: async () => String(await ask(`${session}/screenshot`)),
    said: program.said,
    end() {
      program.end()
      display.end()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
