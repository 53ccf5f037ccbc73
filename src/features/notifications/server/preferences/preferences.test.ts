import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#tests/setup/test-app.ts'
import { buildSampleApp, kinds, person, tell } from '../notifications.fixture.ts'
import { unsubscribeAddress } from './unsubscribe.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildSampleApp()
})
afterAll(() => app.stop())

const PATH = '/api/notifications/preferences'
type Channels = { inApp: boolean; mail: string; push: boolean }
type Kind = Channels & { id: string }
type Topic = Kind & { kinds: Kind[] }

async function chosen(who: Awaited<ReturnType<typeof person>>) {
  const { body } = await who.call('GET', PATH)
  const channels = ({ id, inApp, mail, push }: Kind) => ({ id, inApp, mail, push })
  const topics = body.topics.map((topic: Topic) => ({
    ...channels(topic),
    kinds: topic.kinds.map(channels),
  })) as Topic[]
  return { ...body, topics } as { topics: Topic[]; rhythm: object; version: string }
}

/** As on the screen: a choice for a topic applies to its kinds. */
const onAll = (topic: Topic, change: Partial<Channels>): Topic => ({
  ...topic,
  ...change,
  kinds: topic.kinds.map((kind) => ({ ...kind, ...change })),
})

describe('who chooses what to be told of', () => {
  test('finds sensible choices made, changes them, and has them everywhere', async () => {
    const amra = await person(app)
    const { topics, rhythm, version } = await chosen(amra)
    expect(topics.find(({ id }) => id === 'deadlines')).toEqual({
      id: 'deadlines',
      inApp: true,
      mail: 'weekly',
      push: true,
      kinds: [],
    })
    const changed = topics.map((one) =>
      one.id === 'samples' ? onAll(one, { mail: 'off', push: false }) : one,
    )
    const body = { topics: changed, rhythm: { ...rhythm, quietFrom: 1380, quietDays: [5, 1, 1] } }
    const { status, body: answer } = await amra.call('PUT', PATH, body, { 'if-match': `"${version}"` })
    expect([status, answer.rhythm.quietDays]).toEqual([200, [1, 5]])
    const after = await chosen(amra)
    expect(after.topics).toEqual(changed)
    expect(await chosen(await person(app, 'Ivo'))).toMatchObject({ topics, rhythm })
    // Choices equal to the default are not stored: a better default then reaches members who never chose.
    const { rows } = await app.services.pool.query(
      'select topic, in_app, mail, push from notification_preferences where user_id = $1 and num_nonnulls(in_app, mail, push) > 0',
      [amra.userId],
    )
    expect(rows).toEqual([{ topic: 'samples', in_app: null, mail: 'off', push: false }])
    expect((await amra.call('PUT', PATH, body, { 'if-match': `"${version}"` })).status).toBe(409)
  })

  test('meets first what everybody is told of, what was chosen, and what has come; the rest is of other areas', async () => {
    const amra = await person(app)
    const used = async () => {
      const { body } = await amra.call('GET', PATH)
      const topics = body.topics as { id: string; isUsed: boolean }[]
      return topics.filter(({ isUsed }) => isUsed).map(({ id }) => id)
    }
    const before = await used()
    expect(before).toEqual(expect.arrayContaining(['deadlines', 'applications', 'messages']))
    expect(before).not.toEqual(expect.arrayContaining(['hiring']))
    expect(before).not.toContain('samples')
    const { topics, rhythm } = await chosen(amra)
    const changed = topics.map((one) => (one.id === 'hiring' ? onAll(one, { push: true }) : one))
    await amra.call('PUT', PATH, { topics: changed, rhythm })
    await tell(app, { kind: kinds.single, to: [amra.userId] })
    expect((await used()).toSorted()).toEqual([...before, 'hiring', 'samples'].toSorted())
  })

  test('tells the kinds of a topic apart on each channel, and the topic decides about all others', async () => {
    const amra = await person(app)
    const { topics, rhythm } = await chosen(amra)
    const samples = topics.find(({ id }) => id === 'samples')!
    const ids = ['samples.single', 'samples.grouped', 'samples.daily', 'samples.appointed']
    expect(samples.kinds).toEqual(ids.map((id) => ({ id, inApp: true, mail: 'now', push: true })))
    const save = (chosenKinds: Kind[], change: Partial<Channels> = {}) =>
      amra.call('PUT', PATH, { rhythm, topics: [{ ...samples, ...change, kinds: chosenKinds }] })
    const [single, grouped, daily] = samples.kinds as [Kind, Kind, Kind]
    await save([{ ...single, inApp: false, mail: 'off' }, { ...grouped, inApp: false }, daily])
    const told = async () => {
      const { rows } = await app.services.pool.query<{ kind: string; in_app: boolean; mail_mode: string }>(
        'select kind, in_app, mail_mode from notifications where user_id = $1 order by kind',
        [amra.userId],
      )
      return rows
    }
    for (const kind of [kinds.single, kinds.grouped, kinds.daily])
      await tell(app, { kind, to: [amra.userId] })
    // A notification wanted on no channel is not stored.
    expect(await told()).toEqual([
      { kind: 'samples.daily', in_app: true, mail_mode: 'now' },
      { kind: 'samples.grouped', in_app: false, mail_mode: 'now' },
    ])
    expect((await chosen(amra)).topics.find(({ id }) => id === 'samples')?.kinds[0]).toEqual({
      ...single,
      inApp: false,
      mail: 'off',
    })

    await save(
      samples.kinds.map((kind) => ({ ...kind, mail: 'daily' })),
      { mail: 'daily' },
    )
    const { rows } = await app.services.pool.query(
      'select 1 from notification_kind_preferences where user_id = $1',
      [amra.userId],
    )
    expect(rows).toEqual([])
    const wrong = (kind: object) => save([{ ...single, ...kind }])
    expect((await wrong({ id: 'samples.receipt' })).body.code).toBe('notifications.topicUnknown')
    expect((await wrong({ id: 'network.request' })).body.code).toBe('notifications.topicUnknown')
    expect((await wrong({ more: 1 })).status).toBe(422)
  })

  test('reads what each kind is called, in both languages', async () => {
    const amra = await person(app)
    for (const language of ['bs', 'en']) {
      const { body } = await amra.call('GET', PATH, undefined, { 'accept-language': language })
      const all = body.topics.flatMap((topic: { kinds: { id: string; title: string }[] }) => topic.kinds)
      expect(all.length).toBeGreaterThan(15)
      expect(all.filter(({ id, title }: { id: string; title: string }) => id === title)).toEqual([])
    }
  })

  test('cannot switch off answers to their own applications, nor choose what there is not', async () => {
    const amra = await person(app)
    const { topics, rhythm } = await chosen(amra)
    const put = (change: Partial<Topic>, id: string) =>
      amra.call('PUT', PATH, {
        rhythm,
        topics: topics.map((one) => (one.id === id ? { ...one, ...change } : one)),
      })
    await put({ inApp: false }, 'applications')
    expect((await chosen(amra)).topics.find(({ id }) => id === 'applications')?.inApp).toBe(true)
    expect((await put({ mail: 'daily' }, 'searches')).body.code).toBe('notifications.choiceUnknown')
    expect((await put({ id: 'unknown' }, 'searches')).body.code).toBe('notifications.topicUnknown')
    for (const wrong of [{ quietFrom: 1440 }, { quietDays: [0] }, { urgent: 'yes' }, { more: 1 }])
      expect((await amra.call('PUT', PATH, { topics, rhythm: { ...rhythm, ...wrong } })).status).toBe(422)
  })
})

describe('the way out in every mail', () => {
  const oneClick = (address: string) =>
    app.http.inject({
      method: 'POST',
      url: address.replace('http://localhost:3000', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

  test('ends the mails of one sort for whoever is signed out, once or ten times at the same moment', async () => {
    const amra = await person(app)
    await tell(app, { kind: kinds.daily, to: [amra.userId] })
    await app.mails.next(amra.email)
    await tell(app, { kind: kinds.daily, to: [amra.userId] })
    // A kind with its own choice too.
    const { topics: before, rhythm } = await chosen(amra)
    const apart = before.map((one) => ({
      ...one,
      kinds: one.kinds.map((kind) => (kind.id === 'samples.single' ? { ...kind, mail: 'daily' } : kind)),
    }))
    expect((await amra.call('PUT', PATH, { topics: apart, rhythm })).status).toBe(200)
    const address = unsubscribeAddress(app.services, { userId: amra.userId, topic: 'samples' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => oneClick(address)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204))
    const { topics } = await chosen(amra)
    const samples = topics.find(({ id }) => id === 'samples')
    expect(samples).toMatchObject({ mail: 'off', inApp: true, push: true })
    expect(samples?.kinds.map(({ mail }) => mail)).toEqual(['off', 'off', 'off', 'off'])
    expect(topics.find(({ id }) => id === 'deadlines')).toMatchObject({ mail: 'weekly' })
    const { rows } = await app.services.pool.query('select mail_at from notifications where user_id = $1', [
      amra.userId,
    ])
    expect(rows).toEqual([{ mail_at: null }])
  })

  test('of a round ends that round alone, and the page behind the link asks first', async () => {
    const amra = await person(app)
    const token =
      unsubscribeAddress(app.services, { userId: amra.userId, topic: 'weekly' }).split('token=')[1] ?? ''
    const opened = await app.http.inject({
      method: 'GET',
      url: `/api/notifications/unsubscribe?token=${token}`,
    })
    expect(opened.statusCode).toBe(404)
    const { topics: before } = await chosen(amra)
    expect(before.find(({ id }) => id === 'deadlines')?.mail).toBe('weekly')
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/notifications/unsubscribe',
      payload: { token },
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { topic: 'weekly', title: null }])
    const { topics } = await chosen(amra)
    expect(topics).toEqual(
      before.map((topic) =>
        topic.mail === 'weekly'
          ? { ...topic, mail: 'off', kinds: topic.kinds.map((kind) => ({ ...kind, mail: 'off' })) }
          : topic,
      ),
    )
  })

  test('works without script: the form of the page is answered by a page that says what was done', async () => {
    const amra = await person(app)
    const url = unsubscribeAddress(app.services, { userId: amra.userId, topic: 'samples' }).replace(
      'http://localhost:3000',
      '',
    )
    const sent = (address: string, from: Record<string, string> = {}) =>
      app.http.inject({
        method: 'POST',
        url: address,
        // The headers that browsers send with a form on a page with `no-referrer`.
        headers: {
          origin: 'null',
          'sec-fetch-site': 'same-origin',
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          'content-type': 'application/x-www-form-urlencoded',
          ...from,
        },
        payload: '',
      })
    expect((await sent(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const wrong = await sent(url.replace(/.{5}$/, 'AAAAA'), { cookie: 'lang=en' })
    expect([wrong.statusCode, wrong.body]).toEqual([404, expect.stringContaining('link is no longer valid')])
    expect((await chosen(amra)).topics.find(({ id }) => id === 'samples')?.mail).toBe('now')
    for (const _ of [1, 2]) {
      const done = await sent(url)
      expect([done.statusCode, done.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(done.body).toContain('<p>Više ti ne šaljemo mailove: Primjeri.</p>')
      expect(done.body).not.toContain(url.slice(-20))
      expect((await sent(url, { cookie: 'script=cyrillic' })).body).toContain(
        '<p>Више ти не шаљемо мејлове: Примјери.</p>',
      )
    }
    expect((await chosen(amra)).topics.find(({ id }) => id === 'samples')?.mail).toBe('off')
  })

  test('is good for nothing when somebody has made it up', async () => {
    const [amra, ivo] = [await person(app), await person(app, 'Ivo')]
    const address = unsubscribeAddress(app.services, { userId: amra.userId, topic: 'samples' })
    for (const wrong of [
      address.replace(amra.userId, ivo.userId),
      address.replace('.samples.', '.deadlines.'),
      address.replace(/.{5}$/, 'AAAAA'),
      address.slice(0, address.indexOf('?')),
    ])
      expect((await oneClick(wrong)).statusCode).toBe(404)
    expect((await chosen(ivo)).topics.every(({ id, mail }) => id !== 'samples' || mail === 'now')).toBe(true)
  })
})
