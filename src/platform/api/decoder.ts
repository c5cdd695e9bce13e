/** Strict on purpose: bytes that are no UTF-8 throw, and a byte order mark stays, so that no JSON parser takes it. */
export const createDecoder = () => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
