import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

const libraries = ["/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]

/** WebKitGTK's own small browser, the one of the newest interface where there are several. */
export const miniBrowser = (): string | undefined =>
  libraries
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "MiniBrowser")))
    .filter((path) => /webkit2?gtk-[\d.]+\/MiniBrowser$/.test(path) && existsSync(path))
    .toSorted()
    .at(-1)

const hasProgram = (name: string): boolean =>
  (process.env["PATH"] ?? "").split(":").some((folder) => existsSync(join(folder, name)))

/** The engines besides Chromium's, and what Debian calls them. */
export const engines = [
  {
    name: "webkitgtk",
    packages: ["webkit2gtk-driver", "xvfb"],
    isThere: () => hasProgram("WebKitWebDriver") && hasProgram("Xvfb") && miniBrowser() !== undefined,
  },
  { name: "firefox", packages: ["firefox-esr"], isThere: () => hasProgram("firefox-esr") },
] as const
