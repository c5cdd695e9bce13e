import * as fc from "fast-check"
import type { InjectOptions } from "fastify"
import type { CallDocument } from "../../../../renderer/compiler"

/** What clients send by mistake and attackers on purpose: as JSON, so that lone surrogates survive. */
const values = [
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u202e\\ufeff\\u200b"',
  '"\\\\\'; drop table customer; --"',
  '"2025-02-30"',
  '"0000-00-00"',
  '"9999-12-31"',
  '"-1"',
  '"%00%s{{x}}"',
  `"${"あ".repeat(5000)}"`,
  "1e400",
  "-1e308",
  "9007199254740993",
  "2147483648",
  "0.1",
  "-0",
  "true",
  "null",
  "[]",
  "{}",
  '[["\\u0000"]]',
  '{"\\u0000":"\\ud800"}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  `${"[".repeat(5000)}${"]".repeat(5000)}`,
]

const inAddress = ["%00", "%ff", "%ED%A0%80", "%", "..%2f..", "a%20b", "\u00ff", "%F0%9F%98%80", "x".repeat(3000), "'"]

const controls = ["reset", "faults", "clock", "ekyc", "screening", "agreements"]
const controlNames = [
  "world",
  "space",
  "call",
  "fault",
  "times",
  "delayMs",
  "body",
  "now",
  "sessionId",
  "result",
  "version",
]

/** A body of some known and some unknown names; now and then no JSON at all. */
const bodyOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .oneof(
      {
        weight: 6,
        arbitrary: fc.array(fc.tuple(fc.constantFrom(...names, "\\u0000", "x"), fc.constantFrom(...values))),
      },
      { weight: 1, arbitrary: fc.constant([]) },
    )
    .chain((entries) => {
      const text = `{${entries.map(([name, value]) => `"${name}":${value}`).join(",")}}`
      return fc.oneof(
        { weight: 8, arbitrary: fc.constant(text) },
        { weight: 1, arbitrary: fc.nat(text.length).map((end) => text.slice(0, end)) },
        { weight: 1, arbitrary: fc.constantFrom(...values) },
      )
    })

const suffix = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("group", "query", "code", "x", "%00"), fc.constantFrom(...inAddress))
      .map(([name, value]) => `?${name}=${value}`),
  },
)

const odd = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { cookie: "SANDBOX_SPACE=%00; AO_SESSION=%ff; TOKEN=%00" },
      { "x-sandbox-space": "\u00ff'; --" },
      { "device-uuid": "\u00ff".repeat(300), "app-version": "%00" },
      { "idempotency-key": "none" },
      { "content-type": "application/json; charset=utf-7" },
      { "content-type": "image/png" },
    ),
  },
)

/** The same requests for the same seed: to every call by its document, and to the tester's own addresses. */
export function malformedRequests(
  calls: readonly CallDocument[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly InjectOptions[] {
  const ofCall = fc.constantFrom(...calls).chain(({ client, path, method, request }) => {
    const names = Object.keys((request["properties"] ?? {}) as object)
    const address = fc.constantFrom("x", ...inAddress).map((value) => path.replaceAll(/\{\w+\}/g, value))
    return fc
      .record({ method: fc.constant(method), path: address, body: bodyOf(["TOKEN", "REQUEST_ID", ...names]) })
      .map((parts) => ({ ...parts, path: `/api/${client}${parts.path.startsWith("/") ? "" : "/"}${parts.path}` }))
  })
  const ofControl = fc.record({
    method: fc.constant("POST" as const),
    path: fc.constantFrom(...controls).map((name) => `/__sandbox/${name}`),
    body: bodyOf(controlNames),
  })
  const request = fc
    .tuple(fc.oneof({ weight: 5, arbitrary: ofCall }, { weight: 1, arbitrary: ofControl }), suffix, odd)
    .map(([{ method, path, body }, query, headers]): InjectOptions => {
      const payload = method === "GET" ? {} : { payload: body }
      return { method, url: encodeURI(path + query).replaceAll("%25", "%"), headers, ...payload }
    })
  return fc.sample(request, { seed, numRuns: count })
}
