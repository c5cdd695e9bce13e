import type { AskedField, DocumentTree } from "../../domain/workshop"
import type { DeskApi } from "../deskApi"

/** What the desk asks of a release, which nobody edits. */
export function pastApi(api: DeskApi, release: string): DeskApi {
  const read = async <Answer>(path: string, values: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const { status, body } = await api.get(`past/${encodeURIComponent(release)}/${path}?${new URLSearchParams(values)}`)
    if (status !== 200) throw new Error(`${status} ${path}`)
    return body as Answer
  }
  return {
    ...api,
    tree: () => read<DocumentTree>("tree"),
    fields: () => read<readonly AskedField[]>("fields"),
    file: async (file) => (await read<{ readonly text: string }>("files", { file })).text,
    placeOf: (part) => read("place", { part: JSON.stringify(part) }),
    partsOf: ({ file, pointer }) => read("parts", { file, pointer }),
    problems: async () => [],
    changes: async () => [],
    listen: () => () => undefined,
  }
}
