import { error, isList, isText, shown, within } from "../../kit"

/** A name of at least two parts, spelled out: no star, no address of digits, nothing before or behind it but a port. */
const host = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](?::\d{1,5})?$/

export const allowedHostWrong = error(
  "allowed-host-wrong",
  "`constants.allowedHosts` spells out the hosts that customers may be led to.",
  function* ({ set }) {
    for (const document of set.all("app")) {
      const hosts = document.document.constants["allowedHosts"]
      for (const [index, found] of isList(hosts) ? hosts.entries() : [])
        if (!isText(found) || !host.test(found))
          yield { document, pointer: within("/constants/allowedHosts", index), values: { found: shown(found) } }
    }
  },
)
