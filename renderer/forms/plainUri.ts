/**
 * Stands in for the URI parser that rjsf looks up `$ref` with. A form's schema is one document: its references are
 * `#/...` pointers into itself.
 */
const plainUri = {
  equal: (left: string, right: string): boolean => left === right,
  resolve: (base: string, reference: string): string =>
    reference.startsWith("#") ? base.replace(/#.*$/, "") + reference : reference,
}

// oxlint-disable-next-line import/no-default-export -- the module it stands in for has one
export { plainUri as default }
