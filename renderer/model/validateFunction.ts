/** Validates form data; the shape of an ajv standalone function. */
export interface ValidateFunction {
  (data: unknown): boolean
  errors?:
    | readonly { readonly instancePath: string; readonly keyword: string; readonly params: Record<string, unknown> }[]
    | null
}
