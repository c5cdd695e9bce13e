// @vitest-environment node
import { describe, expect, it } from "vitest"
import { aCall } from "../../../support/aCall"
import { createFakeFetch, json, networkFailure } from "../../../support/fakeFetch"
import { anApi, outcomeOf } from "./anApi"

const call = aCall({ client: "config", method: "GET", path: "/public/stateless/{variant}/global-config.json" })

describe("createConfigClient", () => {
  it.each([
    ["app", "native"],
    ["mini", "mini-app"],
  ] as const)("asks for the configuration of the environment %s", async (environment, variant) => {
    const server = createFakeFetch(() => json({ content: {} }))
    const { api, run } = anApi(server, { environment: () => environment })
    expect(await api.readGlobalConfig()).toEqual({ content: {} })
    expect(await run(call)).toEqual({ kind: "ok", value: { content: {} } })
    const url = `https://config.example.jp/public/stateless/${variant}/global-config.json`
    expect(server.requests.map((request) => request.url)).toEqual([url, url])
  })

  it.each([
    ["offline", networkFailure],
    ["HTTP 404", () => json({}, 404)],
    ["HTML", () => new Response("<html>")],
  ])("F48: %s gives nothing, so that defaults apply", async (_name, respond: () => Response | Promise<Response>) => {
    const { api, run } = anApi(createFakeFetch(respond))
    expect(await api.readGlobalConfig()).toBeUndefined()
    expect(outcomeOf(await run(call))).not.toBe("ok")
  })
})

describe("readServerTime", () => {
  it.each([
    ["a time", { timestamp: 1_736_902_800_000 }, 1_736_902_800_000],
    ["a text", { timestamp: "1736902800000" }, undefined],
    ["a fraction", { timestamp: 1.5 }, undefined],
    ["nothing", {}, undefined],
  ])("reads %s", async (_name, body, time) => {
    expect(await anApi(createFakeFetch(() => json(body))).api.readServerTime()).toBe(time)
  })

  it("says of the device and the app what every call of this backend says", async () => {
    const server = createFakeFetch(() => json({}))
    await anApi(server).api.readServerTime()
    expect(server.requests[0]).toMatchObject({
      credentials: "include",
      headers: { "time-zone": "Asia/Tokyo", "device-uuid": "device-1", "app-version": "3.24.0" },
    })
  })
})
