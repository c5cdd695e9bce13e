/** Where most customers have their accounts, most first. */
export const majorCodes: readonly string[] = ["0999", "9900", "0001", "0005", "0009", "0010", "0033", "0036"]
