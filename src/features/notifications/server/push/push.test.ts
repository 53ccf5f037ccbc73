import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { PushMessage } from '../../contract/push.endpoints.ts'
import { buildSampleApp, kinds, person, tell } from '../notifications.fixture.ts'

type Taken = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service (RFC 8030) that stores what it gets and answers as set. */
const taken: Taken[] = []
let answer = 201
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method, url: path = '', headers } = request
    taken.push({ path, headers, body: Buffer.concat(chunks) })
    response.writeHead(method === 'POST' ? answer : 405, { location: `${path}/message` }).end()
  })
})

let app: TestApp
let origin: string
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`
  origin = `http://${host}`
  app = await buildSampleApp({ TEST_FEED_HOSTS: host })
})
afterAll(async () => {
  await app.stop()
  service.close()
})
afterEach(() => {
  answer = 201
})

let count = 0

/** A browser with its keys, which decrypts pushes. */
function browser() {
  count += 1
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const path = `/push/${count}`
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  /** Decrypts RFC 8291 over RFC 8188: one record of aes128gcm. */
  function decrypt(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16)
    const size = body.readUInt32BE(16)
    const sender = body.subarray(21, 21 + body[20]!)
    const record = body.subarray(21 + body[20]!)
    expect(record.length).toBeLessThanOrEqual(size)
    const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = derive(pair.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage
  }
  return { endpoint: origin + path, path, keys, decrypt }
}

async function subscribed() {
  const who = await person(app)
  const device = browser()
  const { endpoint, keys } = device
  expect((await who.call('POST', '/api/notifications/push', { endpoint, keys })).status).toBe(204)
  // Without quiet hours, whatever the time of the test.
  await app.services.pool.query('insert into notification_rhythms (user_id, quiet) values ($1, false)', [
    who.userId,
  ])
  return { ...who, device }
}

const pushesTo = (path: string) => taken.filter((one) => one.path === path)
const query = async (text: string, values: unknown[]) =>
  (await app.services.pool.query<Record<string, unknown>>(text, values)).rows

describe('who wants pushes', () => {
  test('gets what only their browser can read, signed with the key that it was given', async () => {
    const { userId, device, call, email } = await subscribed()
    const { body: given } = await call('GET', '/api/notifications/push')
    await tell(app, { kind: kinds.single, to: [userId], thing: 'most-na-Uni' })
    await expect.poll(() => pushesTo(device.path).length).toBe(1)
    const [{ headers, body }] = pushesTo(device.path) as [Taken]
    expect(device.decrypt(body)).toMatchObject({
      title: '1',
      body: 'most-na-Uni',
      path: '/things/most-na-Uni',
      lang: 'bs',
    })
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    const readable = JSON.stringify(headers) + body.toString('latin1')
    for (const secret of ['most', userId, email, 'samples']) expect(readable).not.toContain(secret)
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(key).toBe(given.key)
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin })
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url')),
    ).toBe(true)
  })

  test('gets them in Cyrillic when that is how they read', async () => {
    const { userId, device, call } = await subscribed()
    const preferences = { theme: 'light', script: 'cyrillic', dataSaver: false, language: 'bhs' }
    expect((await call('PATCH', '/api/settings/preferences', preferences)).status).toBeLessThan(300)
    await tell(app, { kind: kinds.single, to: [userId], thing: 'ljubav-u-Zenici' })
    await expect.poll(() => pushesTo(device.path).length).toBe(1)
    const [{ body }] = pushesTo(device.path) as [Taken]
    expect(device.decrypt(body)).toMatchObject({
      body: 'љубав-у-Зеници',
      path: '/things/ljubav-u-Zenici',
      lang: 'bs-Cyrl',
    })
  })

  test('gets the mail of it ten minutes later at the earliest, and none when they have read it', async () => {
    const { userId, device, call, email } = await subscribed()
    await Promise.all(['a', 'b'].map((thing) => tell(app, { kind: kinds.single, to: [userId], thing })))
    await expect.poll(() => pushesTo(device.path).length).toBe(2)
    const waits = () =>
      query(
        `select mail_at between now() + interval '9 minutes' and now() + interval '10 minutes' as waits, mailed_at
         from notifications where user_id = $1 order by data->>'thing'`,
        [userId],
      )
    await expect.poll(waits).toEqual([
      { waits: true, mailed_at: null },
      { waits: true, mailed_at: null },
    ])
    expect(app.mails.to(email)).toEqual([])
    await call('POST', '/api/notifications/read', { until: new Date(Date.now() + 1000).toISOString() })
    expect(await waits()).toEqual([
      { waits: null, mailed_at: null },
      { waits: null, mailed_at: null },
    ])
  })

  test('hears nothing in quiet hours but an urgent deadline', async () => {
    const { userId, device } = await subscribed()
    // An hour before and after this minute in Sarajevo, whatever the time is.
    await query(
      `update notification_rhythms set quiet = true, quiet_from = (minute + 1380) % 1440, quiet_to = (minute + 60) % 1440
       from (select extract(hour from at)::int * 60 + extract(minute from at)::int as minute
         from (select now() at time zone 'Europe/Sarajevo' as at) as here) as clock
       where user_id = $1`,
      [userId],
    )
    await query(`insert into notification_preferences (user_id, topic, mail) values ($1, 'samples', 'off')`, [
      userId,
    ])
    await tell(app, { kind: kinds.single, to: [userId], thing: 'kasnije' })
    await tell(app, { kind: kinds.deadline, to: [userId], thing: 'rok', urgent: true })
    await expect.poll(() => pushesTo(device.path).length).toBe(1)
    const [{ body, headers }] = pushesTo(device.path) as [Taken]
    expect(device.decrypt(body).body).toBe('rok')
    expect(headers.urgency).toBe('high')
    await expect
      .poll(() =>
        query(
          `select push_at > now() as later from notifications where kind = 'samples.single' and user_id = $1`,
          [userId],
        ),
      )
      .toEqual([{ later: true }])
  })

  test.each([404, 410])(
    'is forgotten by us when their browser has ended it (%i), and gets the mail at once',
    async (status) => {
      const { userId, device, email } = await subscribed()
      answer = status
      await tell(app, { kind: kinds.single, to: [userId], thing: 'most' })
      await app.mails.next(email)
      expect(pushesTo(device.path)).toHaveLength(1)
      expect(await query('select 1 from push_subscriptions where user_id = $1', [userId])).toEqual([])
    },
  )

  test('is tried again when the push service has a bad moment', async () => {
    const { userId, device } = await subscribed()
    await query(`insert into notification_preferences (user_id, topic, mail) values ($1, 'samples', 'off')`, [
      userId,
    ])
    answer = 503
    await tell(app, { kind: kinds.single, to: [userId], thing: 'most' })
    await expect.poll(() => pushesTo(device.path).length).toBe(1)
    answer = 201
    await expect.poll(() => pushesTo(device.path).length).toBe(2)
    expect(await query('select 1 from push_subscriptions where user_id = $1', [userId])).toHaveLength(1)
  })

  test('gets no more once signed out there, or when they say so', async () => {
    const [gone, ended] = [await subscribed(), await subscribed()]
    await query('update sessions set ended_at = now() where user_id = $1', [gone.userId])
    await ended.call('POST', '/api/notifications/push/removal', { endpoint: ended.device.endpoint })
    const third = await subscribed()
    await tell(app, { kind: kinds.single, to: [gone.userId, ended.userId, third.userId] })
    await expect.poll(() => pushesTo(third.device.path).length).toBe(1)
    expect([...pushesTo(gone.device.path), ...pushesTo(ended.device.path)]).toEqual([])
  })
})

test('a browser cannot be at an inner address, nor have keys that are none', async () => {
  const amra = await person(app)
  const { keys } = browser()
  for (const endpoint of [
    'https://127.0.0.1/push',
    'https://10.0.0.8/push',
    'https://[::1]/push',
    'https://localhost/push',
    'https://169.254.169.254/latest',
    'http://updates.push.services.mozilla.com/wpush/v2/x',
  ])
    expect([
      endpoint,
      (await amra.call('POST', '/api/notifications/push', { endpoint, keys })).body?.code,
    ]).toEqual([endpoint, 'notifications.deviceRefused'])
  const endpoint = `${origin}/push/wrong`
  for (const wrong of [
    { ...keys, auth: 'x' },
    { ...keys, p256dh: 'A'.repeat(87) },
  ])
    expect((await amra.call('POST', '/api/notifications/push', { endpoint, keys: wrong })).status).toBe(422)
})
