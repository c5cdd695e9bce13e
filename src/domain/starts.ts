/** Where the native app opens the webview, each with a customer who comes there for the first time. */
export const starts = [
  { title: "口座開設をはじめる", path: "/account/open", fixture: "new-applicant" },
  { title: "出金する", path: "/client/withdraw_select", fixture: "active-investor" },
  { title: "銀行・アプリを連携する", path: "/payments/contract_list", fixture: "contracts-all-types" },
] as const
