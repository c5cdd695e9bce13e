// @vitest-environment node
import { describe, expect, it } from "vitest"
import { AccountOpeningStore } from "../../../../src/areas/account-opening/AccountOpeningStore"
import { createSafeStorage } from "../../../../src/platform/storage"
import { createFakeStorage } from "../../../support/fakeStorage"

describe("AccountOpeningStore", () => {
  it("survives a reload with what a browser may keep, and nothing else", () => {
    const area = createFakeStorage()
    const before = new AccountOpeningStore(createSafeStorage(() => area))
    before.setScreenName("residence_expire_date")
    before.setEkycSessionId("es-1")
    before.markRead("doc-1", "2025-01")
    before.markRead("doc-2", "2025-01")
    before.markRead("doc-1", "2025-01")
    before.setDraftVersion(7)
    const after = new AccountOpeningStore(createSafeStorage(() => area))
    expect(after).toMatchObject({
      screenName: "residence_expire_date",
      ekycSessionId: "es-1",
      agreementReadIds: ["doc-1 2025-01", "doc-2 2025-01"],
      draftVersion: undefined,
    })
    const names = Array.from({ length: area.length }, (_, index) => area.key(index)).toSorted()
    expect(names).toEqual(["kamishibai.agreementReadIds", "kamishibai.ekycSessionId", "kamishibai.screenName"])
  })

  it("forgets everything", () => {
    const area = createFakeStorage()
    const store = new AccountOpeningStore(createSafeStorage(() => area))
    store.setScreenName("name_input")
    store.markRead("doc-1", "2025-01")
    store.clear()
    expect([store.screenName, store.agreementReadIds, area.length]).toEqual([undefined, [], 0])
  })

  it.each(["rubbish", '{"a":1}', "[1,null]"])("starts without read documents when the browser kept %s", (text) => {
    const area = createFakeStorage()
    area.setItem("kamishibai.agreementReadIds", text)
    expect(new AccountOpeningStore(createSafeStorage(() => area)).agreementReadIds).toEqual([])
  })
})
