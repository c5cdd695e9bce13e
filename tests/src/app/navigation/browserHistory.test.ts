import { beforeEach, describe, expect, it } from "vitest"
import { createBrowserHistory } from "../../../../src/app/navigation/browserHistory"

beforeEach(() => window.history.replaceState(null, "", "/first"))

/** A page whose history refuses new entries. */
function refusing(error: Error) {
  const assigned: string[] = []
  const page = {
    location: {
      origin: "http://localhost",
      assign: (address: URL) => assigned.push(String(address)),
      replace: (address: URL) => assigned.push(`instead ${String(address)}`),
    },
    history: {
      state: { idx: 2 },
      pushState() {
        throw error
      },
      replaceState() {
        throw error
      },
    },
  } as unknown as Window
  return { page, assigned }
}

describe("createBrowserHistory", () => {
  it("counts its entries from the first one on, and leaves alone what one says already", () => {
    createBrowserHistory(window)
    expect(window.history.state).toEqual({ idx: 0 })
    window.history.replaceState({ idx: 4, key: "kept", usr: { guardOf: "below" } }, "")
    const { location, action } = createBrowserHistory(window)
    expect([location, action]).toEqual([
      { pathname: "/first", search: "", hash: "", state: { guardOf: "below" }, key: "kept" },
      "POP",
    ])
  })

  it("puts an entry above, and another in its place", () => {
    const history = createBrowserHistory(window)
    history.push(history.createURL("/second?a=1#part"), { from: "test" })
    expect(window.history.state).toEqual({ idx: 1, key: history.location.key, usr: { from: "test" } })
    expect(history.location).toMatchObject({ pathname: "/second", search: "?a=1", hash: "#part" })
    const { key } = history.location
    history.replace(history.createURL("/third"))
    expect(window.history.state).toMatchObject({ idx: 1, usr: null })
    expect([history.action, history.location.pathname, history.location.key === key]).toEqual([
      "REPLACE",
      "/third",
      false,
    ])
  })

  it("gives the very location as long as it says the same", () => {
    const history = createBrowserHistory(window)
    const { location } = history
    expect(history.location).toBe(location)
    history.push(history.createURL("/first"))
    expect(history.location).not.toBe(location)
  })

  it("leads to no other host, whatever a path begins with", () => {
    const history = createBrowserHistory(window)
    expect(history.createURL("//elsewhere.example/a").href).toBe(`${window.location.origin}//elsewhere.example/a`)
  })

  it("loads the page of an address where the browser refuses more entries", () => {
    const { page, assigned } = refusing(new DOMException("too many", "SecurityError"))
    const history = createBrowserHistory(page)
    history.push(history.createURL("/second"))
    history.replace(history.createURL("/third"))
    expect(assigned).toEqual(["http://localhost/second", "instead http://localhost/third"])
  })

  it("tells who gives an entry something that cannot be kept", () => {
    const { page, assigned } = refusing(new DOMException("a function", "DataCloneError"))
    const history = createBrowserHistory(page)
    expect(() => history.push(history.createURL("/second"))).toThrow("a function")
    expect(assigned).toEqual([])
  })
})
