import { type CompiledApp, createScope, entryStep, evaluate, lookup } from "../../../renderer"
import { admits } from "../../app/navigation/guards"
import { createRoutes } from "../../app/navigation/routes"
import { findVersionRedirect } from "../../app/navigation/versionRedirect"

type Query = Readonly<Record<string, string>>

const versions = ["1.0.0", "99.0.0"]

/** The first address where customers with or without a login, in an old or a new app, come to something else than before. */
export function findUnlikeVisit(before: CompiledApp, after: CompiledApp): string | undefined {
  const addresses = new Set([before, after].flatMap(({ routes }) => Object.keys(routes)))
  const queries = queriesOf([before, after])
  const [was, is] = [meetIn(before, queries), meetIn(after, queries)]
  return [...addresses].find((address) => was(address) !== is(address)) ?? findUnlikeReturn(before, after)
}

/** The first point of a flow from which customers who come back go on with something else than before. */
function findUnlikeReturn(before: CompiledApp, after: CompiledApp): string | undefined {
  const entries = [before, after].flatMap(({ flows }) => Object.values(flows))
  const points = entries.flatMap(({ id, entry }) =>
    [...Object.keys(entry?.points ?? {}), ""].map((point) => [id, point]),
  )
  const near = answersNear(entries.flatMap(({ entry }) => entry?.deepLinks ?? []))
  const found = points.find(
    ([id = "", point]) => returnTo(before, id, { point, near }) !== returnTo(after, id, { point, near }),
  )
  return found?.join(" ")
}

type Answers = Readonly<Record<string, unknown>>

interface Return {
  readonly point: string | undefined
  readonly near: readonly Answers[]
}

/** What a point of a flow leads to, in words that can be compared: a step, or a screen that was asked for. */
function returnTo({ flows }: CompiledApp, id: string, { point, near }: Return): string | undefined {
  const flow = Object.values(flows).find((one) => one.id === id)
  const { deepLinks: links = [], point: at = [] } = flow?.entry ?? {}
  const opened = near.map((one) => {
    const res = { ...one, [String(at.at(-1))]: point }
    return links.map(({ screen, when }) => [screen, evaluate(when, createScope({ res: lookup((name) => res[name]) }))])
  })
  return flow && JSON.stringify([entryStep(flow, point), opened])
}

/** What the server may answer besides: in each value that is read, one of the codes that are looked for, or none. */
function answersNear(links: readonly object[]): readonly Answers[] {
  const written = JSON.stringify(links)
  const names = [...written.matchAll(/"@get":\["res","(\w+)"/g)].flatMap(([, name]) => name ?? [])
  const codes = [...written.matchAll(/"([A-Z][A-Z0-9_]+)"/g)].flatMap(([, code]) => code ?? [])
  return [...new Set(names)].flatMap((name) =>
    [[], ...[...new Set(codes)].map((code) => [code])].map((value) => ({ [name]: value })),
  )
}

/** What each of them meets at an address, in words that can be compared. */
function meetIn(app: CompiledApp, queries: readonly Query[]): (address: string) => string {
  const routes = createRoutes(app)
  return (address) => {
    const met = queries.map((query) => {
      const { screen, route, flow } = routes.find(address, query) ?? {}
      const isAdmitted = [true, false].map((hasToken) => !route || admits(route.guard, hasToken, query))
      return [screen, flow?.id, route?.area, route?.page, ...isAdmitted]
    })
    return JSON.stringify([met, versions.map((version) => findVersionRedirect(app, address, version) ?? "")])
  }
}

/** Without one, and with each of those by which an address may be opened. */
function queriesOf(apps: readonly CompiledApp[]): readonly Query[] {
  const guards = apps.flatMap(({ routes }) => Object.values(routes).map(({ guard }) => guard))
  const ways = guards.flatMap((guard) => (typeof guard === "object" ? guard.any : []))
  const names = new Set(ways.flatMap((way) => (way === "login" ? [] : way.query)))
  return [{}, ...[...names].map((name) => ({ [name]: "1" }))]
}
