import type { Page } from "@playwright/test"
import { fixturePasskey } from "../../src/sandbox/areas/customers/stepUp/fixturePasskey"
import { passkeyOfDevice } from "../src/sandbox/support/fakeAuthenticator"
import { Broker } from "./support/broker"
import { expect, settled, test } from "./support/test"

/** A device that holds the customer's passkey and knows their finger. */
async function holdPasskey(page: Page, rpId: string): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send("WebAuthn.enable")
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credential = {
    credentialId: Buffer.from(fixturePasskey.id, "base64url").toString("base64"),
    privateKey: passkeyOfDevice.export({ type: "pkcs8", format: "der" }).toString("base64"),
    isResidentCredential: false,
    signCount: 0,
    rpId,
  }
  await device.send("WebAuthn.addCredential", { authenticatorId, credential })
}

test("in a browser a passkey proves the customer before money leaves", async ({ page, request, context, baseURL }) => {
  // Passkeys are for names, not for numbers.
  const origin = new URL(baseURL ?? "")
  origin.hostname = "localhost"
  const broker = new Broker(request, context, origin.origin)
  await broker.open("passkey")
  await holdPasskey(page, origin.hostname)
  await page.goto(`${origin.origin}/client/withdrawal?type=1`)
  await settled(page, "client_withdrawal")
  await page.getByLabel("出金額").fill("10000")
  await page.getByRole("button", { name: "確認へ進む" }).click()
  await settled(page, "client_withdrawal_confirm")
  await page.getByRole("button", { name: "出金する" }).click()
  await settled(page, "client_withdrawal_complete")
  const sent = await broker.journal("legacy/withdrawal_complete")
  expect(sent.map(({ outcome }) => outcome)).toEqual(["ok"])
})
