import { isIP } from "node:net"
import type { FrontProxy } from "../server"
import { CommandError } from "./failure"

interface Environment {
  readonly DESK_IDENTITY_HEADER?: string | undefined
  readonly DESK_PROXY?: string | undefined
}

/**
 * The proxy that says who comes to the desk; undefined where none is named.
 * @throws CommandError for a header that would be believed from anywhere, and for addresses that are none.
 */
export function readFrontProxy({
  DESK_IDENTITY_HEADER: header = "",
  DESK_PROXY: list = "",
}: Environment): FrontProxy | undefined {
  if (header === "" && list === "") return undefined
  const addresses = list.split(/[\s,]+/).filter((address) => address !== "")
  if (!/^[\w-]+$/.test(header) || addresses.length === 0)
    throw new CommandError(
      "DESK_IDENTITY_HEADER（名前の入るヘッダー）と DESK_PROXY（それを付けるプロキシのIPアドレス）は、両方を指定してください。",
    )
  const wrong = addresses.find((address) => isIP(address) === 0)
  if (wrong !== undefined)
    throw new CommandError(`DESK_PROXY の「${wrong}」はIPアドレスではありません。「,」で区切って指定してください。`)
  return { header: header.toLowerCase(), addresses }
}
