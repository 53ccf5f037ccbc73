import { isIPv6 } from 'node:net'
import type { Secrets } from '../config/secrets.ts'

/** The keyed digest under which limits count a client; the address itself is never stored. */
export function clientKey(secrets: Secrets, address: string): string {
  return secrets.digest('limit', networkOf(address)).toString('base64url')
}

/**
 * The network of one client: an IPv4 address (`/32`), but of IPv6 a whole `/64`, because every household is given one and
 * each call may come from another address of it. IPv4 written as IPv6 is IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => (part ? part.split(':') : []))
  const between = Array<string>(8 - first!.length - last!.length).fill('0')
  return [...first!, ...between, ...last!].map((group) => parseInt(group, 16))
}
