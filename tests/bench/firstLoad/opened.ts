/** A screen with its address, and the world of the sandbox that its customer comes from. */
export interface Opened {
  readonly screen: string
  readonly path: string
  readonly world: string
}

/** The first screens of account opening and of a withdrawal. */
export const firstScreens: readonly Opened[] = [
  { screen: "mail_auth", path: "/account/open/mail_auth", world: "new-applicant" },
  { screen: "client_withdrawal", path: "/client/withdrawal?type=1", world: "active-investor" },
]
