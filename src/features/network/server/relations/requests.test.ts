import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { connected, member } from '../network.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.pool.query<Record<string, unknown>>(text, values)).rows

describe('somebody who asks to be connected', () => {
  test('says who they are, waits, and is connected once the other accepts', async () => {
    const [ena, tarik] = [await member(app, { firstName: 'Ena' }), await member(app)]
    const asked = await ena.ask(tarik, ' Zdravo, radimo na istom. ')
    expect(asked.json()).toEqual({ state: 'sent' })
    expect(await ena.counts()).toEqual({ connections: 0, received: 0, sent: 1, following: 0 })
    const { requests } = await tarik.list('requests?side=received')
    expect(requests).toMatchObject([{ person: { id: ena.userId }, note: 'Zdravo, radimo na istom.' }])
    expect((await tarik.sees(ena)).json()).toMatchObject({
      state: 'received',
      note: 'Zdravo, radimo na istom.',
    })
    expect((await tarik.accept(ena)).json()).toEqual({ state: 'connected' })
    for (const one of [ena, tarik])
      expect(await one.counts()).toEqual({ connections: 1, received: 0, sent: 0, following: 0 })
    expect((await ena.list('connections')).connections[0].person.id).toBe(tarik.userId)
    expect((await ena.list('connections?query=HODZIC')).connections).toHaveLength(1)
    expect((await ena.list('connections?query=nepoznat')).connections).toEqual([])
    expect((await ena.leave(tarik)).statusCode).toBe(204)
    expect((await tarik.counts()).connections).toBe(0)
    expect((await tarik.leave(ena)).statusCode).toBe(404)
  })

  test('is connected at once with whoever asks them, also when both ask at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = [await member(app), await member(app)]
      const answers = await Promise.all([one.ask(other), other.ask(one), one.ask(other), other.ask(one)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
      expect(await one.counts()).toMatchObject({ connections: 1, received: 0, sent: 0 })
      expect(await other.counts()).toMatchObject({ connections: 1, received: 0, sent: 0 })
    }
  })

  test('has thirty requests waiting at most, however fast they press', async () => {
    const eager = await member(app)
    const others = await Promise.all(Array.from({ length: 36 }, () => member(app)))
    const answers = await Promise.all(others.map((other) => eager.ask(other)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    const refused = answers.find(({ statusCode }) => statusCode !== 200)
    expect([refused?.statusCode, refused?.json().code]).toEqual([409, 'network.requestsFull'])
    expect((await eager.counts()).sent).toBe(30)
    const first = others[answers.findIndex(({ statusCode }) => statusCode === 200)]!
    const late = others[answers.findIndex(({ statusCode }) => statusCode === 409)]!
    expect((await eager.withdraw(first)).statusCode).toBe(204)
    expect((await eager.ask(late)).statusCode).toBe(200)
    const page = await eager.list('requests?side=sent')
    expect(page.requests).toHaveLength(24)
    const more = await eager.list(`requests?side=sent&after=${page.next}`)
    expect([more.requests.length, more.next]).toEqual([6, null])
  })

  test('does not learn that they were declined, and asks in vain for ninety days', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    await ena.ask(tarik)
    expect((await tarik.decline(ena)).statusCode).toBe(204)
    expect((await ena.sees(tarik)).json().state).toBe('sent')
    expect((await ena.counts()).sent).toBe(1)
    await ena.withdraw(tarik)
    expect((await ena.ask(tarik)).json()).toEqual({ state: 'sent' })
    expect((await tarik.counts()).received).toBe(0)
    expect((await tarik.accept(ena)).statusCode).toBe(404)
    await query(
      `update connection_requests set created_at = now() - interval '91 days', declined_at = now() - interval '91 days' where from_id = $1`,
      [ena.userId],
    )
    expect((await ena.counts()).sent).toBe(0)
    await ena.ask(tarik)
    expect((await tarik.counts()).received).toBe(1)
  })

  test('is connected with whoever declined them and then asks themselves', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    await ena.ask(tarik)
    await tarik.decline(ena)
    expect((await tarik.ask(ena)).json()).toEqual({ state: 'connected' })
  })

  test('may be declined by mistake: the other takes it back', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    await ena.ask(tarik)
    await tarik.decline(ena)
    expect((await tarik.undoDecline(ena)).statusCode).toBe(204)
    expect((await tarik.accept(ena)).statusCode).toBe(200)
  })

  test('finds nobody who is unpublished, suspended, unknown or themselves', async () => {
    const ena = await member(app)
    const [hidden, gone] = [await member(app, { published: false }), await member(app)]
    await query('update users set suspended_at = now() where id = $1', [gone.userId])
    for (const other of [hidden, gone, { userId: randomUUID() }, ena]) {
      expect((await ena.ask(other)).statusCode).toBe(404)
      expect((await ena.sees(other)).statusCode).toBe(404)
    }
    expect((await ena.ask(hidden, 'x'.repeat(301))).statusCode).toBe(422)
  })

  test('is answered although their own profile is not published', async () => {
    const [quiet, tarik] = [await member(app, { published: false, firstName: 'Tiha' }), await member(app)]
    await quiet.ask(tarik)
    const { requests } = await tarik.list('requests?side=received')
    expect(requests[0].person).toMatchObject({ name: 'Tiha Hodžić', slug: null, headline: null })
    expect((await tarik.accept(quiet)).statusCode).toBe(200)
    expect((await tarik.list('connections')).connections[0].person.slug).toBe(quiet.userId)
  })
})

describe('whoever accepts', () => {
  test('is connected once, however often they press, and never with somebody who withdrew first', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    await ena.ask(tarik)
    const answers = await Promise.all([
      ena.withdraw(tarik),
      ...Array.from({ length: 4 }, () => tarik.accept(ena)),
    ])
    const accepted = answers.slice(1).filter(({ statusCode }) => statusCode === 200).length
    const withdrawn = answers[0].statusCode === 204
    expect(withdrawn ? accepted === 0 : accepted === 4).toBe(true)
    expect((await ena.counts()).connections).toBe(withdrawn ? 0 : 1)
  })

  test('needs a request', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    for (const answer of [await tarik.accept(ena), await tarik.decline(ena), await ena.withdraw(tarik)])
      expect(answer.statusCode).toBe(404)
  })
})

describe('two who have friends in common', () => {
  test('see how many, and who', async () => {
    const [ena, tarik, lejla] = [
      await member(app),
      await member(app),
      await member(app, { firstName: 'Lejla' }),
    ]
    await connected(ena, lejla)
    await connected(tarik, lejla)
    expect((await ena.sees(tarik)).json().mutual).toEqual({ count: 1, names: ['Lejla'] })
    await ena.block(lejla)
    expect((await ena.sees(tarik)).json().mutual).toEqual({ count: 0, names: [] })
  })
})
