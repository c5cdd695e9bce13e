import { randomBytes } from "node:crypto"
import { type Me, roles } from "../../domain/proposals"
import { roleNames } from "../../domain/roleNames"
import { CommandError, exitCodes, type Output } from "../failure"
import { expectAnswer, type JsonOptions, type ReleaseServer, say, signIn } from "../release/server"

interface ActOptions extends JsonOptions {
  readonly as: string
}

export interface AddOptions extends Partial<ActOptions> {
  readonly name: string
  /** Japanese names, with commas between them. */
  readonly roles: string
}

export async function listPeople(
  { as, json = false }: ActOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  await signIn(server, as)
  const { people } = expectAnswer<Me>(await server.get("/__desk/me"))
  const rows = people.map(
    ({ login, name, roles: held, isDisabled }) =>
      `  ${login}  ${name}  ${held.map((role) => roleNames[role]).join("、")}${isDisabled ? "  （使えません）" : ""}`,
  )
  print(say(people, rows.join("\n"), { json }))
  return exitCodes.ok
}

export async function addPerson(
  login: string,
  { name, roles: list, as, json = false }: AddOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  if (!/^[a-z][a-z0-9.-]{1,31}$/.test(login))
    throw new CommandError(
      "ログイン名は英小文字で始め、英小文字・数字・「.」「-」で2文字以上32文字以内にしてください。",
    )
  const held = list.split(/[,、]/).map(toRole)
  if (as !== undefined) await signIn(server, as)
  const password = randomBytes(12).toString("base64url")
  const answer = await server.post("/__desk/people", { login, name, roles: held, password })
  if (as === undefined && answer.status === 401) throw await whoIsMissing(server)
  expectAnswer(answer)
  const known = "\n本人が people password で変えるまでは、登録した人も知っているパスワードです。"
  const sentence = `${name}（${login}）を登録しました。最初のパスワード: ${password}${as === undefined ? "" : known}`
  print(say({ login, name, roles: held, password }, sentence, { json }))
  return exitCodes.ok
}

/** Only the first of all people is added by nobody. */
async function whoIsMissing(server: ReleaseServer): Promise<CommandError> {
  const { source } = expectAnswer<Me>(await server.get("/__desk/me"))
  const password = source === "password" ? "その人のパスワードを環境変数 DESK_PASSWORD に入れて、" : ""
  return new CommandError(
    `すでに登録されている人がいます。--as に「管理」の役割の人のログイン名を付け、${password}もう一度実行してください。`,
  )
}

function toRole(name: string) {
  const role = roles.find((one) => roleNames[one] === name.trim())
  if (role === undefined)
    throw new CommandError(`「${name}」という役割はありません。使えるのは${Object.values(roleNames).join("、")}です。`)
  return role
}

export async function disablePerson(
  login: string,
  { as, json = false }: ActOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  await signIn(server, as)
  const done = expectAnswer(await server.post(`/__desk/people/${encodeURIComponent(login)}/disable`, {}))
  print(say(done, `${login} を使えなくしました。`, { json }))
  return exitCodes.ok
}

/** One's own; the environment has both, so that neither stands in the history of a shell. */
export async function changePassword(
  { as, json = false }: ActOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  const { DESK_PASSWORD: password = "", DESK_NEW_PASSWORD: next = "" } = process.env
  if (next === "")
    throw new CommandError("新しいパスワードを環境変数 DESK_NEW_PASSWORD に入れてから、もう一度実行してください。")
  await signIn(server, as)
  const done = expectAnswer(await server.post("/__desk/password", { password, next }))
  print(say(done, "パスワードを変えました。", { json }))
  return exitCodes.ok
}
