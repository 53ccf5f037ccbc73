import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fold } from '#platform/contract/fold.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { acquaintances, talker } from './messaging.fixture.ts'
import { messageKind } from './reportable.ts'
import { forgetWithdrawnTask } from './withdrawal/withdrawn.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('a day of a conversation', () => {
  test('opens at its first message; a day without messages opens at the next one, or at the last', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    for (const n of [2, 3, 4, 5, 6, 7]) await amra.write(id, `Poruka ${n}`)
    // Two on each of four days, the last two of them in the night between days, as Sarajevo counts them.
    const moments = [
      '10T09:00Z',
      '10T21:00Z',
      '12T09:00Z',
      '12T10:00Z',
      '13T09:00Z',
      '13T10:00Z',
      '14T23:30Z',
    ]
    for (const [at, moment] of moments.entries())
      await app.services.pool.query(
        'update conversation_messages set sent_at = $3 where conversation_id = $1 and seq = $2',
        [id, at + 1, `2026-01-${moment}`],
      )
    const seqOf = async (day: string, who = tarik) =>
      (await who.send('GET', `/api/conversations/${id}/day?day=${day}`)).json<{ seq: number | null }>().seq
    const days = [
      '2020-01-01',
      '2026-01-10',
      '2026-01-11',
      '2026-01-12',
      '2026-01-13',
      '2026-01-15',
      '2026-03-01',
    ]
    const places: (number | null)[] = []
    for (const day of days) places.push(await seqOf(day))
    expect(places).toEqual([1, 1, 3, 3, 5, 7, 7])
    const wrong = await amra.send('GET', `/api/conversations/${id}/day?day=2026-02-30`)
    expect(wrong.statusCode).toBe(422)
    const outsider = await talker(app)
    expect((await outsider.send('GET', `/api/conversations/${id}/day?day=2026-01-10`)).statusCode).toBe(404)
  })
})

describe('a message', () => {
  test('is stored once, even if a device sends it twenty times at once or again after a lost answer', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const same = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => amra.write(id, 'Samo jednom', { id: same })),
    )
    expect(new Set(answers.map(({ statusCode, json }) => `${statusCode} ${json().seq}`))).toEqual(
      new Set(['201 2']),
    )
    expect((await tarik.read(id)).map(({ body }) => body)).toEqual([
      'Zdravo Tarik, radiš li još na stolariji?',
      'Samo jednom',
    ])
    expect((await tarik.write(id, 'Tuđi broj', { id: same })).json().code).toBe('messaging.idTaken')
  })

  test('gets its own number without gaps when many members write at once, and all of them read the same order', async () => {
    const [amra, tarik, lejla] = [await talker(app), await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    await amra.write(id, 'Hoćemo li grupu?')
    await tarik.answer(id, true)
    const writers = [amra, tarik]
    await Promise.all(Array.from({ length: 30 }, (_, n) => writers[n % 2]!.write(id, `Poruka ${n}`)))
    const [one, other] = [await amra.read(id), await tarik.read(id)]
    expect(one.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, n) => n + 1))
    expect(other).toEqual(one)
    expect((await lejla.list()).items).toEqual([])
  })

  test('can be changed for fifteen minutes, and deleted for everyone by its writer alone', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const { id: message } = (await amra.write(id, 'Vidimo se u petak')).json()
    const place = `/api/conversations/${id}/messages/${message}`
    expect((await tarik.send('PATCH', place, { body: 'U subotu' })).statusCode).toBe(403)
    const edited = await amra.send('PATCH', place, { body: 'Vidimo se u subotu' })
    expect(edited.json()).toMatchObject({ body: 'Vidimo se u subotu', seq: 2 })
    expect(edited.json().editedAt).not.toBeNull()
    await app.services.db.execute<object>(sql`
      update conversation_messages set sent_at = sent_at - interval '16 minutes' where id = ${message}`)
    expect((await amra.send('PATCH', place, { body: 'U nedjelju' })).json().code).toBe('messaging.tooLate')
    expect((await tarik.send('DELETE', place)).statusCode).toBe(403)
    expect((await amra.send('DELETE', place)).statusCode).toBe(204)
    expect((await tarik.read(id))[1]).toMatchObject({ body: '', seq: 2 })
    expect((await tarik.send('GET', '/api/messages/search?query=subotu')).json().items).toEqual([])
  })

  test('deleted by its writer is reported by its reader for 30 days, and moderators alone have its words', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const { id: message } = (await amra.write(id, 'Ružna riječ')).json()
    await amra.send('DELETE', `/api/conversations/${id}/messages/${message}`)
    const thing = `${id}:${message}`
    const report = (who: typeof amra) =>
      who.send('POST', '/api/reports', { kind: 'message', thing, reason: 'harassment', note: '' })
    expect((await tarik.read(id))[1]).toMatchObject({ body: '', isReportable: true })
    expect((await report(await talker(app))).statusCode).toBe(404)
    expect((await report(tarik)).statusCode).toBe(204)
    const { rows } = await app.services.db.execute<{ excerpt: string }>(
      sql`select excerpt from moderation_cases where thing = ${thing}`,
    )
    expect(rows).toEqual([{ excerpt: 'Ružna riječ' }])
    expect((await messageKind.find(app.services.db, { id: thing }))?.text).toBe('Ružna riječ')
    // A moderator's restoring does not bring back a message that its author deleted.
    await messageKind.restore(app.services.db, { services: app.services, id: thing })
    expect((await tarik.read(id))[1]).toMatchObject({ body: '' })
    const seen = JSON.stringify(await Promise.all([tarik.read(id), tarik.list(), amra.read(id)]))
    expect(seen).not.toContain('Ružna')
    await app.services.db.execute<object>(sql`
      update conversation_messages set withdrawn_at = now() - interval '31 days' where id = ${message}`)
    await forgetWithdrawnTask.handle(app.services, {}, { id: '', complete: async () => undefined })
    expect((await tarik.read(id))[1]).toMatchObject({ isReportable: false })
    expect((await report(await talker(app))).statusCode).toBe(404)
    expect((await messageKind.find(app.services.db, { id: thing }))?.text).toBe('')
  })

  test('in a request disappears when either member blocks the other', async () => {
    for (const isAsker of [true, false]) {
      const [amra, tarik] = [await talker(app), await talker(app)]
      const id = await amra.begun([tarik])
      await amra.write(id, 'Zdravo!')
      const [one, other] = isAsker ? [amra, tarik] : [tarik, amra]
      await one.block(other)
      expect(await tarik.list('requests')).toMatchObject({ items: [], requests: 0 })
      await one.unblock(other)
      expect(await tarik.list('requests')).toMatchObject({ items: [], requests: 0 })
    }
  })

  test('reaches a device as a change after its sender edits it, whatever the device missed', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    const place = `/api/conversations/${id}`
    const { version } = await tarik.see(id)
    const { id: message } = (await amra.write(id, 'Prva')).json()
    await amra.write(id, 'Druga')
    await tarik.send('PUT', `${place}/messages/${message}/reaction`, { emoji: '❤️' })
    await tarik.send('POST', `${place}/read`, { seq: 3 })
    const changes = (await amra.send('GET', `${place}/changes?since=${version}`)).json()
    expect(changes.items.map(({ body }: { body: string }) => body).toSorted()).toEqual(['Druga', 'Prva'])
    expect(changes.items.find(({ body }: { body: string }) => body === 'Prva').reactions).toEqual([
      { member: tarik.userId, emoji: '❤️' },
    ])
    expect(changes.members.find((each: { id: string }) => each.id === tarik.userId).readSeq).toBe(3)
    const after = (await amra.send('GET', `${place}/changes?since=${changes.version}`)).json()
    expect(after).toMatchObject({ items: [], version: changes.version, hasMore: false })
  })

  test.each([
    ['only spaces', '   \n ', 'messaging.empty'],
    ['only invisible marks', '\u200b\u200f\u2060', 'messaging.empty'],
    ['21 links', 'https://primjer.ba '.repeat(21), 'messaging.tooManyLinks'],
    ['21 links without a scheme', 'primjer.ba/a '.repeat(21), 'messaging.tooManyLinks'],
    ['nothing', '', 'messaging.empty'],
    ['200 links', 'http://primjer.ba/ '.repeat(200), 'messaging.tooManyLinks'],
    ['more than 8,000 letters', 'a'.repeat(8001), 'platform.invalid'],
    ['100,000 letters', 'š'.repeat(100_000), 'platform.invalid'],
    ['half a character', 'zdravo \ud83d', 'platform.invalid'],
    ['a sign of a machine', 'abc \u0007 cba', 'platform.invalid'],
  ])('of %s is refused in words', async (_what, body, code) => {
    const { amra, id } = await acquaintances(app)
    await amra.send('PATCH', `/api/conversations/${id}/own`, { draft: 'Pola poruke' })
    const refused = await amra.write(id, body)
    expect([refused.statusCode, refused.json().code]).toEqual([422, code])
    expect(refused.json().error.length).toBeGreaterThan(5)
    expect(await amra.see(id)).toMatchObject({ lastSeq: 1, own: { draft: 'Pola poruke' } })
  })

  test('which waited on a slow device leaves what its sender writes by now, and takes its own half with it', async () => {
    const { amra, id } = await acquaintances(app)
    const draftIs = (draft: string) => amra.send('PATCH', `/api/conversations/${id}/own`, { draft })
    await draftIs('Ponesi i skicu')
    expect((await amra.write(id, 'Vidimo se u utorak.')).statusCode).toBe(201)
    expect((await amra.see(id)).own.draft).toBe('Ponesi i skicu')
    expect((await amra.write(id, 'Ponesi i skicu ')).statusCode).toBe(201)
    expect((await amra.see(id)).own.draft).toBe('')
  })

  test.each([
    ['only emoji', '🎉👩🏽‍🔬❤️'],
    ['marks that say in which direction a word is read', 'Ovo je \u200fשלום\u200e i dobro je.'],
    ['twenty links', Array.from({ length: 20 }, (_, n) => `https://primjer.ba/${n}`).join(' ')],
    ['8,000 letters', 'č'.repeat(8000)],
  ])('of %s arrives as it was written', async (_what, body) => {
    const { amra, tarik, id } = await acquaintances(app)
    expect((await amra.write(id, body)).statusCode).toBe(201)
    expect((await tarik.read(id)).at(-1)?.body).toBe(body)
  })

  test('turns up in search by its words, without diacritics, by part of a word, and within one conversation', async () => {
    const { amra, tarik, id } = await acquaintances(app)
    await amra.write(id, 'Šaljem ti račun za građu, čim stignem u Žepče.')
    const found = async (query: string) =>
      (await tarik.send('GET', `/api/messages/search?${query}`)).json().items as {
        message: { seq: number; body: string }
        marks: [number, number][]
      }[]
    const [hit] = await found('query=racun')
    expect(hit!.marks.map(([start, end]) => fold(hit!.message.body.slice(start, end)))).toEqual(['racun'])
    expect((await found('query=racun gradu')).map(({ message }) => message.seq)).toEqual([2])
    expect(await found('query=жепч')).toHaveLength(1)
    expect(await found(`query=racun&conversation=${crypto.randomUUID()}`)).toEqual([])
    expect(await found(`query=racun&conversation=${id}`)).toHaveLength(1)
  })
})

test('what cannot be shown is refused with its reason, in the language of whoever wrote it', async () => {
  const { amra, id } = await acquaintances(app)
  const refused = async (body: string, language: string) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/conversations/${id}/messages`,
      headers: { origin: 'http://localhost:3000', ...amra.headers, 'accept-language': language },
      payload: { id: crypto.randomUUID(), body },
    })
    return [answer.statusCode, answer.json<{ error: string }>().error]
  }
  expect(await refused('pola \ud83d', 'bs')).toEqual([422, expect.stringContaining('oštećen emotikon')])
  expect(await refused('\u0007zvono', 'en')).toEqual([422, expect.stringContaining('control character')])
  expect(await refused('\u200b\u2060', 'bs')).toEqual([422, 'Poruka je prazna.'])
})
