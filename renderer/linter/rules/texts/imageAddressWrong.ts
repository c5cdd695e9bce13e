import { derive, error, filledTypesOf, isPath, readValuePath, seen } from "../../kit"

/** Where a page shows pictures from; the policy of the page (`img-src`) allows nothing else. */
const allowed = /^(?:https:\/\/[^/]|\/(?!\/)|data:image\/)/i

const pictures = derive((view) =>
  seen(view, "image").map(({ document, pointer, scope, address }) => {
    const path = isPath(address) ? readValuePath(scope, address) : undefined
    const types = path?.kind === "known" ? filledTypesOf(path.schema) : []
    const isWrong = isPath(address) ? types.length > 0 && !types.includes("string") : !allowed.test(address)
    return { document, pointer, address, isWrong }
  }),
)

export const imageAddressWrong = error(
  "image-address-wrong",
  "A picture has an address that a page may show it from.",
  function* (context) {
    for (const { document, pointer, address, isWrong } of pictures(context))
      if (isWrong) yield { document, pointer, values: { found: address } }
  },
)
