/** What has to be agreed to before an account is opened or moved. */
export const terms = [{ TERMS_ID: "NT-1", TITLE: "NISA約款", DOC_URL: "https://docs.example/nt1.pdf" }]
