/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <path d="M20 6 9 17l-5-5" />
)
