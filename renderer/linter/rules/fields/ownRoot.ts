import { type Context, drawnForms, type LoadedDocument, rootsOfForm, screensShowing, sheetsOf } from "../../kit"

/** The root of the answers, where a path from it leads into this form and no other. */
export function ownRoot(context: Context, form: LoadedDocument<"form">): string | undefined {
  const [root, ...others] = rootsOfForm(context, form)
  const hosts = screensShowing(context, form).flatMap((screen) => [screen, ...sheetsOf(context, screen)])
  const isShared = hosts.flatMap(drawnForms).some((drawn) => drawn.root === root && drawn.form !== form.id)
  return others.length > 0 || isShared ? undefined : root
}
