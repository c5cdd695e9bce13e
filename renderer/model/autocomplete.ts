const password = /\b(current|new)-password\b/
const otherSecret = /\b(one-time-code|cc-[a-z-]+)\b/

/** Whether a field asks for a password: what is typed is sent as it is, with spaces at its ends. */
export const isPasswordAutocomplete = (autocomplete: unknown): boolean => password.test(String(autocomplete))

/** Whether what is typed is a secret, and stored nowhere. */
export const isSecretAutocomplete = (autocomplete: unknown): boolean =>
  isPasswordAutocomplete(autocomplete) || otherSecret.test(String(autocomplete))
