import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networkOf } from './client-network.ts'

describe('what limits count as one client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['127.0.3.4', '127.0.3.4'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:eeee:dddd:cccc', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  const group = fc.integer({ min: 0, max: 0xffff })
  const part = fc.array(group, { minLength: 4, maxLength: 4 })
  const write = (groups: number[]) => groups.map((one) => one.toString(16)).join(':')

  test('two addresses are one client exactly when their first half is the same', () => {
    fc.assert(
      fc.property(part, part, part, (network, one, other) => {
        fc.pre(network.some((value) => value !== 0))
        expect(networkOf(write([...network, ...one]))).toBe(networkOf(write([...network, ...other])))
        const next = [...network.slice(0, 3), network[3]! ^ 1]
        expect(networkOf(write([...next, ...one]))).not.toBe(networkOf(write([...network, ...one])))
      }),
    )
  })

  test('every spelling of an address is the same client', () => {
    fc.assert(
      fc.property(part, part, (network, rest) => {
        const written = write([...network, ...rest])
        const short = new URL(`http://[${written}]`).hostname.slice(1, -1)
        const long = written
          .split(':')
          .map((one) => one.padStart(4, '0'))
          .join(':')
          .toUpperCase()
        expect(networkOf(short)).toBe(networkOf(written))
        expect(networkOf(long)).toBe(networkOf(written))
      }),
    )
  })
})
