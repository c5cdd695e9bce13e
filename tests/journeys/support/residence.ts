import type { Page } from "@playwright/test"
import draftCall from "../../../schemas/calls/aco/draft.call.json" with { type: "json" }

type Draft = Readonly<Record<string, unknown>>

const { residence_dates, special_permanent } = draftCall.samples

/** Applications with a residence document, all answered but for the reading of the card. */
export const residents: Readonly<Record<string, Draft>> = {
  RESIDENCE_CARD: residence_dates.draft,
  SPECIAL_PERMANENT_RESIDENCE_CERTIFICATE: { ...special_permanent.draft, documentExpireDate: "2030-01-20" },
}

export const readerLink = "kamishibai-app://ekyc?session=ekyc_01HZX4"
export const callback = "/account/open/residence_expire_date?ekycSessionId=ekyc_01HZX4"

/** A server with such an application, whose reader of cards has failed; the customer stands where the document is chosen. */
export async function playResidence(page: Page, first: Draft, screen = "residence_check_start"): Promise<void> {
  let draft = first
  let version = 7
  const fulfil = (data: unknown) => ({ json: { data, halfsheet_error: null, business_error_code: null } })
  await page.route(/\/api\/aco\/draft(\/.*)?$/, async (route) => {
    const request = route.request()
    if (request.method() !== "GET") {
      const { version: _version, ...answers } = request.postDataJSON() as Draft
      draft = { ...draft, ...answers }
      version += 1
    }
    await route.fulfill(fulfil({ version, returnPoint: "AFTER_LIQUID_1", draft }))
  })
  await page.route(/\/api\/aco\/ekyc\/sessions$/, (route) =>
    route.fulfill(
      fulfil({ sessionId: "ekyc_01HZX4", launchUrl: readerLink, sessionExpiresAt: "2025-01-15T10:30:00+09:00" }),
    ),
  )
  const result = { status: "READ_ERROR", purpose: "RESIDENCE", failureReason: "NFC_LOST", readErrorCount: 1 }
  await page.route(/\/api\/aco\/ekyc\/sessions\/.+/, (route) =>
    route.fulfill(fulfil({ ...result, returnPoint: "AFTER_LIQUID_1" })),
  )
  await page.addInitScript((name) => {
    if (sessionStorage.length === 0) sessionStorage.setItem("kamishibai.screenName", name)
  }, screen)
}
