import { isIP } from 'node:net'

export function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}

/** Whether it is an IP address, or a network of them like `10.0.0.0/8`; that of everybody (`/0`) would let each name any address. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', length = '1', ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0 || !/^[1-9]\d{0,2}$/.test(length)) return false
  return Number(length) <= (family === 4 ? 32 : 128)
}
