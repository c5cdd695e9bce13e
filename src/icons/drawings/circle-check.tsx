/** From lucide (ISC licence), written by `npm run generate`. */
export const drawing = (
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="m16 9-5.5 5.5L8 12" />
  </>
)
