import type { Passkey } from "../tables"

/** Its private half is known to tests, which play a browser. */
export const fixturePasskey: Passkey = {
  id: "c2FtcGxlLXBhc3NrZXk",
  publicKey: {
    kty: "EC",
    crv: "P-256",
    x: "vyv9RNc6sEpIq7l4W-GcKb-gUAAzZakoCV8sbJVsHyg",
    y: "tARFAykXnHmggo_hTUhUtVJjT5JLAyaHUji50aMPadM",
  },
}
