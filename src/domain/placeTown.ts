const beginsWithNumber = /^[0-9０-９]/u

/**
 * A street (town and house number) in the town that was found for a postal code. What stands behind a town is
 * never lost: only the town itself is written, replaced where an earlier search found it, or left where it is another.
 */
export function placeTown(street: string, town: string, earlier: string): string {
  const standing = [town, earlier]
    .filter((name) => name !== "" && street.startsWith(name))
    .toSorted((one, other) => other.length - one.length)[0]
  if (standing !== undefined) return town + street.slice(standing.length)
  return street === "" || beginsWithNumber.test(street) ? town + street : street
}
