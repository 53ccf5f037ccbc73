import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { outcomeOf, signedHeaders, webhookSecret } from './signed-message.ts'

const secrets = {
  key: (purpose: string) => Buffer.from(purpose.padEnd(32, '.')),
  digest: () => Buffer.alloc(32),
}

test('A receiver proves a message with the secret alone, and a changed one fails', () => {
  const secret = webhookSecret({ secrets }, { purpose: 'a-webhooks', id: 'one', salt: '00' })
  const headers = signedHeaders({ id: 'm1', secret, body: '{"a":1}', now: new Date(5_000) })
  const prove = (body: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
      .update(`m1.5.${body}`)
      .digest('base64')}`
  expect(headers).toEqual({
    'webhook-id': 'm1',
    'webhook-timestamp': '5',
    'webhook-signature': prove('{"a":1}'),
  })
  expect(headers['webhook-signature']).not.toBe(prove('{"a":2}'))
})

test('Another salt, another webhook and another kind of webhook make other secrets', () => {
  const hook = { purpose: 'a-webhooks', id: 'one', salt: '00' }
  const others = [hook, { ...hook, salt: '01' }, { ...hook, id: 'two' }, { ...hook, purpose: 'b-webhooks' }]
  expect(new Set(others.map((one) => webhookSecret({ secrets }, one))).size).toBe(4)
})

test('A message that is not taken waits twice as long after each try, six hours at most, and fails with the twelfth', () => {
  const after = (attempts: number) => outcomeOf({ status: 500 }, { attempts, isOld: false })
  expect([0, 1, 2, 10].map((attempts) => after(attempts).waitSeconds)).toEqual([30, 60, 120, 21_600])
  expect([after(10).state, after(11).state]).toEqual(['waiting', 'failed'])
  expect(outcomeOf({ status: 500 }, { attempts: 0, isOld: true }).state).toBe('failed')
})

test('A receiver is down when it is overloaded, broken or out of reach, and not when it refuses one message', () => {
  const first = { attempts: 0, isOld: false }
  expect([200, 204, 302, 400, 429, 503].map((status) => outcomeOf({ status }, first).isDown)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
  expect([200, 204, 302, 400].map((status) => outcomeOf({ status }, first).state)).toEqual([
    'arrived',
    'arrived',
    'waiting',
    'waiting',
  ])
  for (const reason of ['forbidden', 'unreachable', 'slow'] as const)
    expect(outcomeOf({ reason }, first)).toMatchObject({
      state: 'waiting',
      reason,
      status: null,
      isDown: true,
    })
})
