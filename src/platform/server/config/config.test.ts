import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an operator names the proxies by address or by network, of both families', () => {
  const given = '127.0.0.1, 10.0.0.0/8,::1 ,fd00::/8,203.0.113.7/32'
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
    '203.0.113.7/32',
  ])
  expect(readConfig({}).trustProxy).toEqual([])
})

test.each([
  'everybody',
  'loopback',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/',
  '/8',
  '10.0.0.0/8/8',
  '10.0.0.0/255.0.0.0',
  '10.0.0.0/-8',
  '10.0.0.0/08',
  '10.0.0/8',
  '10.0.0.0/8,',
  '10.0.0.0/8 fd00::/8',
])('TRUST_PROXY=%s is refused in a sentence that says what is expected', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(ConfigError)
  expect(() => readConfig({ TRUST_PROXY })).toThrow(
    '  TRUST_PROXY: must be IP addresses or networks like 10.0.0.0/8, separated by commas',
  )
})

test('an instance that is asked to stop drains for so many seconds, and not at all unless it is set', () => {
  expect(readConfig({}).drainMs).toBe(0)
  expect(readConfig({ DRAIN_SECONDS: '15' }).drainMs).toBe(15_000)
  for (const DRAIN_SECONDS of ['-1', '1.5', '601', 'long'])
    expect(() => readConfig({ DRAIN_SECONDS })).toThrow('DRAIN_SECONDS: must be a number from 0 to 600')
})

test('an operator says how many connections a process takes, and where the database is past a pooler', () => {
  const pooler = 'postgres://zamah@pooler:6432/zamah'
  const direct = 'postgres://zamah@database:5432/zamah'
  expect(readConfig({ DATABASE_URL: pooler }).databaseDirectUrl).toBe(pooler)
  expect(readConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: pooler,
    databaseDirectUrl: direct,
  })
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow('only useful beside DATABASE_URL')
  expect(readConfig({ PROCESSES: '1' }).databasePool).toBe(20)
  expect(readConfig({ PROCESSES: '4' }).databasePool).toBe(10)
  expect(readConfig({ PROCESSES: '4', DATABASE_POOL: '35' }).databasePool).toBe(35)
  for (const DATABASE_POOL of ['4', '201', '05', 'many'])
    expect(() => readConfig({ DATABASE_POOL })).toThrow('DATABASE_POOL: must be a number from 5 to 200')
})
