/** Whether a text is the path of a document below the root, as the loader lists them: nothing else is taken from elsewhere. */
export const isDocumentPath = (path: string): boolean =>
  /^(?!meta\/)[\w-][\w.-]*(\/[\w-][\w.-]*){0,8}\.json$/.test(path)
