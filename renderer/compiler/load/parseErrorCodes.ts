/** Codes of jsonc-parser, whose own names are a `const enum` that nobody can import. */
export const parseErrorCodes = {
  colonExpected: 5,
  commaExpected: 6,
  closeBraceExpected: 7,
  closeBracketExpected: 8,
  unexpectedEndOfString: 12,
  invalidCharacter: 16,
} as const
