/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <path d="m18 15-6-6-6 6" />
)
