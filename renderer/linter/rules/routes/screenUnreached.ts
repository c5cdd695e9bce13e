import {
  excerptOf,
  only,
  placesOf,
  readExcerpt,
  referencesIn,
  screenOfTarget,
  screensOfApp,
  topicOf,
  warning,
} from "../../kit"

/** Screens that stand in the place of others for newer versions of the app. */
const twins = excerptOf("app", "twins", ({ routes }) => Object.values(routes).flatMap(({ v2 }) => v2 ?? []))

/** Screens that a document leads to, each with the document that does; who has to go back for what is missing is led nowhere. */
const ledTo = topicOf<string>("ledTo", (context, document) =>
  document.kind === "app"
    ? []
    : only(referencesIn(context, document), "target").flatMap(({ target, pointer }) =>
        /^\/(samples|needs)\//.test(pointer) ? [] : [[screenOfTarget(context, target), document.id] as const],
      ),
)

export const screenUnreached = warning(
  "screen-unreached",
  "Something leads to every screen that needs what another one keeps.",
  function* (context) {
    const paths = new Map(screensOfApp(context).map(([path, screen]) => [screen, path]))
    const standIns = readExcerpt(context, twins) ?? []
    for (const screen of context.set.all("screen")) {
      const { id, document } = screen
      const needs = Object.keys(document.needs ?? {})
      const path = paths.get(id)
      if (needs.length === 0 || path === undefined || standIns.includes(path) || placesOf(context, id).length > 0)
        continue
      const isLedTo = context.facts.get(context, ledTo, id).some((from) => from !== id)
      if (!isLedTo) yield { document: screen, pointer: "/needs", values: { name: id, needs } }
    }
  },
)
