import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Not for the public: this machine, private and shared networks, metadata of clouds, several receivers, reserved. */
const CLOSED_V4 = blocked('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // A cloud's own services at an address that looks public.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
/** All that is given to the public; addresses that carry an IPv4 one inside lie outside of it or are taken out. */
const OPEN_V6 = blocked('ipv6', [['2000::', 3]])
const CLOSED_V6 = blocked('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

/** Whether an address is one of the public internet; what cannot be told is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !CLOSED_V4.check(address, 'ipv4')
  return isIPv6(address) && OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6')
}

function blocked(family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family)
  return list
}
