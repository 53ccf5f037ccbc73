import { expect, test } from 'vitest'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', 'zamah.localhost', '127.0.0.1', '127.8.8.8', '[::1]', '::1'])(
  '%s leads nowhere but to this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
)

test.each([
  'zamah.example',
  '127.0.0.1.example',
  '127.example',
  'localhost.example',
  'notlocalhost',
  '10.0.0.1',
  '[::]',
  '',
])('%s may lead elsewhere', (host) => expect(isLoopbackHost(host)).toBe(false))

test('a client on this machine is told from one in the same network', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true)
  expect(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '127.zlo.example', ''].some(isLoopbackAddress)).toBe(
    false,
  )
})
