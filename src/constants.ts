import { constant, listOf, mapOf, option, options } from "../renderer/definitions"

const text = { type: "string" } as const

/** What `constants` of app.json says to this app. */
export const constantDefinitions = [
  constant("v2FromVersion", "App version from which the `v2` of a route applies.", {
    type: "string",
    pattern: "^\\d+\\.\\d+\\.\\d+$",
    examples: ["3.24.0"],
  }),
  constant("commonLibraryVersion", "Version of the common library; nothing asks for it yet.", text),
  constant("analyticsAreas", "Areas whose half-sheets share a page name.", listOf(text)),
  constant(
    "loginExceptions",
    "Pages that go on without a login.",
    options({ demoLogsOutIn: listOf(option.target), toleratedWithoutToken: listOf(option.target) }),
  ),
  constant("areas", "Areas, and the address that their addresses begin with.", mapOf(option.target)),
  constant(
    "gtm",
    "Google Tag Manager container by host; `otherwise` for every other host.",
    mapOf({ type: "string", pattern: "^GTM-[A-Z0-9]+$", examples: ["GTM-APP0001"] }),
  ),
]
