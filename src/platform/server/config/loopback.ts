import { isIP } from 'node:net'

const NETWORK = /^(?:::ffff:)?127\.|^::1$/

/** Whether an address of a client is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && NETWORK.test(address)
}

/** Whether this machine asks, by a name of its own: neither the network nor a name that was made to lead here. */
export function isFromThisMachine({ ip, hostname }: { ip: string; hostname: string }): boolean {
  return isLoopbackAddress(ip) && isLoopbackHost(hostname)
}

/** Whether a host name, as it stands in an address, leads nowhere but to this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:[\w-]+\.)*localhost$/i.test(hostname) || isLoopbackAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
}
