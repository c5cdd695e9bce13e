const sub = "As written on the cage, in as many words as the keeper had time for that day"

/** As many animals as the address asks for. */
export const items = Array.from({ length: Number(new URLSearchParams(location.search).get("count")) }, (_, index) => ({
  ID: `n${index}`,
  name: `Animal ${index}`,
  sub: index % 3 === 0 ? sub : "Owl",
}))
