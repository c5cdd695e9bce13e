/** Where the address of the brands data is asked for. */
export const brandUrlPath = "/brand/url/v1"
