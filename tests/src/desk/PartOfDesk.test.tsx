import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { DeskStore } from "../../../src/desk/DeskStore"
import { PartOfDesk } from "../../../src/desk/PartOfDesk"

const tellOf = (me: DeskStore["me"]) => render(<PartOfDesk store={{ me } as DeskStore} />)

describe("PartOfDesk", () => {
  afterEach(cleanup)

  it("tells whom a proxy names and nobody knows who can help, and offers no way out that does nothing", () => {
    tellOf({ stranger: "tanaka" })
    expect(screen.getByText(/「tanaka」は、ここに登録されていない.*「管理」の役割の人に/).tagName).toBe("SPAN")
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("tells those who see a part what it is, and lets them go", () => {
    tellOf({ person: { login: "ito", name: "伊藤 光", roles: ["cases"], isDisabled: false } })
    expect(screen.getByText(/「対応」の役割の人に使えるのは、「お客さまの画面」です。/)).toBeDefined()
    expect(screen.getByRole("button", { name: "サインアウト" })).toBeDefined()
  })
})
