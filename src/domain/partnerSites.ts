/** Where the made-up net bank of the sandbox lives: what the broker sends customers to, and what the simulated phone plays. */
export const netBankSite = "https://netbank.example"
