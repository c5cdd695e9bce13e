import { randomBytes } from "node:crypto"
import { type Me, roleNames, roles } from "../../domain/proposals"
import { CommandError, exitCodes, type Output } from "../failure"
import { expectAnswer, type ReleaseServer, signIn } from "../release/server"

interface ActOptions {
  readonly as: string
}

export interface AddOptions extends Partial<ActOptions> {
  readonly name: string
  /** Japanese names, with commas between them. */
  readonly roles: string
}

export async function listPeople({ as }: ActOptions, { print }: Output, server: ReleaseServer): Promise<number> {
  await signIn(server, as)
  const { people } = expectAnswer<Me>(await server.get("/__desk/me"))
  const rows = people.map(
    ({ login, name, roles: held, isDisabled }) =>
      `  ${login}  ${name}  ${held.map((role) => roleNames[role]).join("、")}${isDisabled ? "  （使えません）" : ""}`,
  )
  print(rows.join("\n"))
  return exitCodes.ok
}

export async function addPerson(
  login: string,
  { name, roles: list, as }: AddOptions,
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
  expectAnswer(await server.post("/__desk/people", { login, name, roles: held, password }))
  print(`${name}（${login}）を登録しました。最初のパスワード: ${password}`)
  return exitCodes.ok
}

function toRole(name: string) {
  const role = roles.find((one) => roleNames[one] === name.trim())
  if (role === undefined)
    throw new CommandError(`「${name}」という役割はありません。使えるのは編集、確認、公開、管理です。`)
  return role
}

export async function disablePerson(
  login: string,
  { as }: ActOptions,
  { print }: Output,
  server: ReleaseServer,
): Promise<number> {
  await signIn(server, as)
  expectAnswer(await server.post(`/__desk/people/${encodeURIComponent(login)}/disable`, {}))
  print(`${login} を使えなくしました。`)
  return exitCodes.ok
}
