import { drawnForms, type LoadedDocument, rememberEach, sheetsOf } from "../../kit"

/** Forms of a screen and of its half-sheets, by the root under which their answers stand. */
export const formsByRoot = rememberEach(
  (context, screen: LoadedDocument<"screen">): ReadonlyMap<string, string> =>
    new Map(
      [screen, ...sheetsOf(context, screen)]
        .flatMap((document) => drawnForms(document))
        .map(({ root, form }) => [root, form]),
    ),
)
