import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { commands, type Session } from "./commands"
import { phone } from "./limits"
import { openMarionette } from "./marionette"
import { startProgram } from "./startProgram"

/** A quiet Firefox that asks nobody anything, speaks Japanese, and tells on its console what pages say. */
const preferences = {
  "marionette.port": 0,
  "intl.accept_languages": "ja-JP,ja",
  "devtools.console.stdout.content": true,
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.newtabpage.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // As on a phone, scroll bars take no room.
  "widget.gtk.overlay-scrollbars.enabled": true,
  "ui.useOverlayScrollbars": 1,
}

/** Its tool bar would take a part of the window, and keep it from being as narrow as a phone. */
const style = "#navigator-toolbox { display: none } * { min-width: 0 !important }"

function createProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"))
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(", ")});`,
  )
  writeFileSync(join(profile, "user.js"), lines.join("\n"))
  mkdirSync(join(profile, "chrome"))
  writeFileSync(join(profile, "chrome/userChrome.css"), style)
  return profile
}

/** Debian's Firefox, driven through Marionette: Debian has no WebDriver server for it. */
export async function startFirefox(): Promise<Session> {
  const profile = createProfile()
  const program = startProgram("firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    TZ: "Asia/Tokyo",
    HOME: profile,
  })
  const marionette = await openMarionette(Number(await program.hear(/Listening on port (\d+)/)))
  await marionette.send("NewSession", {})
  await marionette.send("SetWindowRect", phone)
  const ask = async (name: string, values: unknown) => {
    const answer = (await marionette.send(name, values)) as { readonly value?: unknown } | null
    return answer?.value
  }

  return {
    send: (command, values = {}) => ask(commands[command].marionette, values),
    picture: async () => String(await ask("TakeScreenshot", { full: false })),
    said: program.said,
    end() {
      marionette.close()
      program.end()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
