import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { talker } from './messaging.fixture.ts'
import { messageKind } from './reportable.ts'
import { forgetWithdrawnTask } from './withdrawn.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Two members who have answered each other once. */
async function acquainted() {
  const [amra, tarik] = [await talker(app), await talker(app, { firstName: 'Tarik', lastName: 'Delić' })]
  const id = await amra.begun([tarik])
  await amra.write(id, 'Zdravo Tarik, radiš li još na stolariji?')
  await tarik.answer(id, true)
  return { amra, tarik, id }
}

describe('a conversation of two', () => {
  test('a stranger asks once, and writes on when the other one has accepted', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    expect((await tarik.list()).items).toEqual([])
    expect((await amra.write(id, 'Zdravo!')).statusCode).toBe(201)
    expect(await tarik.list()).toMatchObject({ items: [], requests: 1, unread: 0 })
    expect((await tarik.list('requests')).items[0]).toMatchObject({ id, last: { body: 'Zdravo!' } })
    expect((await amra.see(id)).own.mayWrite).toBe('waits')
    const second = await amra.write(id, 'Jesi li tu?')
    expect([second.statusCode, second.json().code]).toEqual([409, 'messaging.awaitsAnswer'])
    await tarik.answer(id, true)
    expect((await amra.write(id, 'Hvala!')).statusCode).toBe(201)
    expect(await tarik.list()).toMatchObject({ unread: 1, requests: 0, items: [{ id, own: { unread: 2 } }] })
  })

  test('whoever is refused is not told, and cannot write again; whoever refused may still write first', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const id = await amra.begun([tarik])
    await amra.write(id, 'Zdravo!')
    await tarik.answer(id, false)
    expect((await tarik.send('GET', `/api/conversations/${id}`)).statusCode).toBe(404)
    expect((await amra.see(id)).own).toMatchObject({ state: 'in', mayWrite: 'waits' })
    expect((await amra.write(id, 'Halo?')).json().code).toBe('messaging.awaitsAnswer')
    expect(await tarik.begun([amra])).toBe(id)
    expect((await tarik.write(id, 'Ipak, zdravo.')).statusCode).toBe(201)
    expect((await amra.write(id, 'Zdravo!')).statusCode).toBe(201)
  })

  test('two who begin at the same moment have one conversation', async () => {
    const [amra, tarik] = [await talker(app), await talker(app)]
    const begun = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? amra.begun([tarik]) : tarik.begun([amra]))),
    )
    expect(new Set(begun).size).toBe(1)
    const answers = await Promise.all([amra.write(begun[0]!, 'Ja prva'), tarik.write(begun[0]!, 'Ne, ja')])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(201)
  })

  test('nobody else reads it, writes into it or changes it', async () => {
    const { amra, id } = await acquainted()
    const stranger = await talker(app)
    const message = (await amra.read(id))[0]!
    const place = `/api/conversations/${id}`
    const tries = await Promise.all([
      stranger.send('GET', place),
      stranger.send('GET', `${place}/messages`),
      stranger.send('GET', `${place}/changes?since=0`),
      stranger.write(id, 'Mogu li i ja?'),
      stranger.send('POST', `${place}/read`, { seq: 1 }),
      stranger.send('POST', `${place}/typing`),
      stranger.answer(id, true),
      stranger.send('PATCH', `${place}/own`, { draft: 'x' }),
      stranger.send('DELETE', `${place}/messages/${message.id}`),
      stranger.send('PUT', `${place}/messages/${message.id}/reaction`, { emoji: '👍' }),
      stranger.send('PATCH', `${place}/messages/${message.id}`, { body: 'Nisam to rekla' }),
    ])
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
    const found = await stranger.send('GET', '/api/messages/search?query=stolariji')
    expect(found.json().items).toEqual([])
  })
})

describe('people who stand to each other in some way', () => {
  test('who are connected write freely, and are brought into groups by each other alone', async () => {
    const [amra, tarik, lejla] = [
      await talker(app),
      await talker(app, { firstName: 'Tarik' }),
      await talker(app, { firstName: 'Lejla', lastName: 'Nepoznata' }),
    ]
    await amra.ask(tarik)
    await tarik.accept(amra)
    const [id, asked] = [await amra.begun([tarik]), await amra.begun([lejla])]
    const isRequest = async (one: string) => (await amra.see(one)).own.isRequest
    expect([await isRequest(id), await isRequest(asked)]).toEqual([false, true])
    await amra.write(id, 'Prva')
    expect((await amra.write(id, 'Druga')).statusCode).toBe(201)
    expect((await tarik.list()).items[0]).toMatchObject({ id, own: { state: 'in', unread: 2 } })
    const drawn = await amra.begin([tarik, lejla], { title: 'Klupe uz Bosnu' })
    expect([drawn.statusCode, drawn.json().code]).toEqual([403, 'messaging.notInGroup'])
    // The error names the person who cannot be added, however many were chosen.
    expect(drawn.json().error).toContain('Lejla Nepoznata')
    expect(drawn.json().error).not.toContain('Tarik')
    await amra.ask(lejla)
    await lejla.accept(amra)
    const group = await amra.begun([tarik, lejla], { title: 'Klupe uz Bosnu' })
    await tarik.write(group, 'Evo me')
    expect((await lejla.list()).items[0]).toMatchObject({ id: group, title: 'Klupe uz Bosnu' })
  })

  test('whom a block separates do not write to each other, and in a group do not read each other', async () => {
    const [amra, tarik, lejla] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [tarik, lejla]) {
      await amra.ask(other)
      await other.accept(amra)
    }
    const id = await amra.begun([tarik])
    const group = await amra.begun([tarik, lejla])
    await tarik.write(group, 'Ovo ne želim čitati')
    await lejla.block(tarik)
    expect((await lejla.read(group))[0]).toMatchObject({ body: '', isHidden: true })
    expect((await lejla.send('GET', '/api/messages/search?query=citati')).json().items).toEqual([])
    expect((await amra.read(group))[0]).toMatchObject({ body: 'Ovo ne želim čitati', isHidden: false })
    await tarik.block(amra)
    expect((await amra.write(id, 'Halo')).json().code).toBe('messaging.cannotReach')
    expect((await tarik.write(id, 'Halo')).json().code).toBe('messaging.cannotReach')
    expect((await amra.see(id)).own.mayWrite).toBe('no')
    expect((await lejla.begin([tarik])).json().code).toBe('messaging.cannotReach')
  })
})

describe('a message', () => {
  test('that is sent twenty times at once, or again after a lost answer, is there once', async () => {
    const { amra, tarik, id } = await acquainted()
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

  test('of many who write at once gets a number of its own, without a gap, and everybody reads the same order', async () => {
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
    const { amra, tarik, id } = await acquainted()
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
    const { amra, tarik, id } = await acquainted()
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

  test('that waits to be accepted is gone once one of the two blocks the other, whoever asked', async () => {
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

  test('that changes is told as a change, whatever the device missed', async () => {
    const { amra, tarik, id } = await acquainted()
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
    ['nothing', '', 'messaging.empty'],
    ['200 links', 'http://primjer.ba/ '.repeat(200), 'messaging.tooManyLinks'],
    ['more than 8,000 letters', 'a'.repeat(8001), 'platform.invalid'],
    ['100,000 letters', 'š'.repeat(100_000), 'platform.invalid'],
    ['half a character', 'zdravo \ud83d', 'platform.invalid'],
    ['a sign of a machine', 'abc \u0007 cba', 'platform.invalid'],
  ])('of %s is refused in words', async (_what, body, code) => {
    const { amra, id } = await acquainted()
    await amra.send('PATCH', `/api/conversations/${id}/own`, { draft: 'Pola poruke' })
    const refused = await amra.write(id, body)
    expect([refused.statusCode, refused.json().code]).toEqual([422, code])
    expect(refused.json().error.length).toBeGreaterThan(5)
    expect(await amra.see(id)).toMatchObject({ lastSeq: 1, own: { draft: 'Pola poruke' } })
  })

  test('which waited on a slow device leaves what its sender writes by now, and takes its own half with it', async () => {
    const { amra, id } = await acquainted()
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
    const { amra, tarik, id } = await acquainted()
    expect((await amra.write(id, body)).statusCode).toBe(201)
    expect((await tarik.read(id)).at(-1)?.body).toBe(body)
  })

  test('is found by its words, also without diacritics, unfinished, and in one conversation alone', async () => {
    const { amra, tarik, id } = await acquainted()
    await amra.write(id, 'Šaljem ti račun za građu, čim stignem u Žepče.')
    const found = async (query: string) =>
      (await tarik.send('GET', `/api/messages/search?${query}`)).json().items as {
        message: { seq: number }
      }[]
    expect((await found('query=racun gradu')).map(({ message }) => message.seq)).toEqual([2])
    expect(await found('query=жепч')).toHaveLength(1)
    expect(await found(`query=racun&conversation=${crypto.randomUUID()}`)).toEqual([])
    expect(await found(`query=racun&conversation=${id}`)).toHaveLength(1)
  })
})

describe('a group', () => {
  test('gives back to whoever returns what they could read before, and nothing of what they missed', async () => {
    const [amra, tarik, lejla] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [tarik, lejla]) {
      await amra.ask(other)
      await other.accept(amra)
    }
    const id = await amra.begun([tarik, lejla], { title: 'Klupe' })
    await amra.write(id, 'Prije')
    await amra.send('DELETE', `/api/conversations/${id}/members/${tarik.userId}`)
    const { id: missed } = (await amra.write(id, 'Dok ga nema')).json()
    await amra.send('POST', `/api/conversations/${id}/members`, { members: [tarik.userId] })
    await amra.write(id, 'Poslije')
    const bodies = (await tarik.read(id)).map(({ body }) => body)
    expect(bodies).toEqual(['Prije', 'Poslije'])
    expect((await tarik.send('GET', `/api/conversations/${id}/messages/${missed}`)).statusCode).toBe(404)
    expect((await tarik.send('GET', '/api/messages/search?query=nema')).json().items).toEqual([])
    expect((await tarik.see(id)).own.unread).toBe(1)
  })

  test('asks whoever is turned to only by people they know before they are among others', async () => {
    const [amra, tarik, minor] = [await talker(app), await talker(app), await talker(app)]
    for (const other of [tarik, minor]) {
      await amra.ask(other)
      await other.accept(amra)
    }
    await app.services.db.execute<object>(
      sql`update users set born_on = now() - interval '15 years' where id = ${minor.userId}`,
    )
    const id = await amra.begun([tarik, minor], { title: 'Klupe' })
    await amra.write(id, 'Zdravo svima')
    expect((await minor.see(id)).own).toMatchObject({ state: 'asked', isGuarded: true })
    expect((await minor.list('requests')).items).toMatchObject([{ id }])
    await minor.answer(id, true)
    expect((await minor.see(id)).own.state).toBe('in')
    expect((await tarik.see(id)).own.isGuarded).toBe(false)
  })
})

describe('the own part', () => {
  test('reading marks are for both or for neither', async () => {
    const { amra, tarik, id } = await acquainted()
    await tarik.send('POST', `/api/conversations/${id}/read`, { seq: 1 })
    const seen = async () => (await amra.see(id)).members.find((each) => each.id === tarik.userId)?.readSeq
    expect(await seen()).toBe(1)
    await tarik.send('PUT', '/api/messaging/settings', { showsReading: false })
    expect(await seen()).toBeNull()
    expect((await tarik.see(id)).members.find((each) => each.id === amra.userId)?.readSeq).toBeNull()
  })

  test('what is muted, put away or half written is one person’s own; a new message brings back what was put away', async () => {
    const { amra, tarik, id } = await acquainted()
    const place = `/api/conversations/${id}/own`
    await tarik.send('PATCH', place, { isArchived: true, draft: 'Odgovorit ću' })
    expect((await tarik.list()).items).toEqual([])
    expect((await tarik.list('archive')).items[0]?.own.draft).toBe('Odgovorit ću')
    expect((await amra.see(id)).own).toMatchObject({ isArchived: false, draft: '' })
    await amra.write(id, 'Još nešto')
    expect((await tarik.list()).items[0]).toMatchObject({ id, own: { draft: 'Odgovorit ću' } })
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await tarik.send('PATCH', place, { mutedUntil: until })
    expect((await tarik.list()).unread).toBe(0)
  })

  test('what is unread is a list of its own, until it is read or put away', async () => {
    const { amra, tarik, id } = await acquainted()
    const unread = async (who: typeof amra) => (await who.list('unread')).items.map((one) => one.id)
    await amra.write(id, 'Jesi li tu?')
    expect([await unread(tarik), await unread(amra)]).toEqual([[id], []])
    await tarik.send('PATCH', `/api/conversations/${id}/own`, { isArchived: true })
    expect(await unread(tarik)).toEqual([])
    await amra.write(id, 'Javi se')
    expect(await unread(tarik)).toEqual([id])
    const { lastSeq } = await tarik.see(id)
    await tarik.send('POST', `/api/conversations/${id}/read`, { seq: lastSeq })
    expect(await unread(tarik)).toEqual([])
  })

  test('pages of a long conversation have no gap and no double', async () => {
    const { amra, tarik, id } = await acquainted()
    await app.services.db.execute<object>(sql`
      insert into conversation_messages (conversation_id, seq, id, sender_id, body, version)
      select ${id}, n, gen_random_uuid(), ${amra.userId}, 'Poruka ' || n, n + 100 from generate_series(2, 180) n`)
    await app.services.db.execute<object>(
      sql`update conversations set last_seq = 180, version = 280 where id = ${id}`,
    )
    const seen: number[] = []
    for (let before = 181; ; before = seen[0]!) {
      const page = (await tarik.send('GET', `/api/conversations/${id}/messages?before=${before}`)).json()
      seen.unshift(...page.items.map(({ seq }: { seq: number }) => seq))
      if (!page.hasEarlier) break
    }
    expect(seen).toEqual(Array.from({ length: 180 }, (_, n) => n + 1))
    const around = (await tarik.send('GET', `/api/conversations/${id}/messages?around=90`)).json()
    expect(around.items.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 100 }, (_, n) => n + 40),
    )
    expect(around).toMatchObject({ hasEarlier: true, hasLater: true })
  })
})

test('what cannot be shown is refused with its reason, in the language of whoever wrote it', async () => {
  const { amra, id } = await acquainted()
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
