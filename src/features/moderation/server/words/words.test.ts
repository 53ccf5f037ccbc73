import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '#features/network/server/network.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { ListedEntry, previewWord } from '../../contract/words.endpoints.ts'
import { moderationIn } from '../moderation.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { query, moderator, report, caseOf } = moderationIn(() => app)
const PATH = '/api/admin/moderation-words'
const WORD = { sign: 'slur', language: 'bhs', word: 'smrdljivac', form: 'inflected' }

async function staff() {
  const person = await moderator()
  const send = (method: 'PUT' | 'POST' | 'GET', url: string, body?: object) =>
    app.http.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...person.headers },
      ...(body && { payload: body }),
    })
  return {
    ...person,
    save: (entry: object) => send('PUT', PATH, { ...WORD, isOn: true, reason: 'Česta uvreda', ...entry }),
    look: async (entry: object = {}) =>
      (await send('POST', `${PATH}/preview`, { ...WORD, ...entry })).json<ResponseOf<typeof previewWord>>(),
    lookAt: (entry: object) => send('POST', `${PATH}/preview`, { ...WORD, ...entry }),
    try: async (text: string) => (await send('POST', `${PATH}/try`, { text })).json<object>(),
    list: async () => (await send('GET', PATH)).json<{ words: ListedEntry[] }>().words,
  }
}
const about = async (who: Awaited<ReturnType<typeof member>>, bhs: string) =>
  who.send('PUT', '/api/profile/about', { about: { bhs, en: '' } })
const signsOf = async ({ userId }: { userId: string }) =>
  (
    await query<{ sign: string }>(
      'select f.sign from moderation_flags f join moderation_cases c on c.id = f.case_id where c.author_id = $1',
      [userId],
    )
  ).map(({ sign }) => sign)

describe('the lists of words that flag', () => {
  test('are for moderators alone', async () => {
    const [ena, other] = [
      await member(app),
      await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } }),
    ]
    for (const headers of [ena.headers, other.headers]) {
      const as = { headers: { origin: 'http://localhost:3000', ...headers } }
      expect((await app.http.inject({ method: 'GET', url: PATH, ...as })).statusCode).toBe(403)
      const payload = { ...WORD, isOn: true, reason: 'x' }
      expect((await app.http.inject({ method: 'PUT', url: PATH, ...as, payload })).statusCode).toBe(403)
    }
  })

  test('flag a word from the moment it is added, in any form and either script, until it is taken off', async () => {
    const mod = await staff()
    expect(await mod.try('Smrdljivče jedan')).toEqual({ signs: [], words: [] })
    expect((await mod.save({ word: '  Smrdljivac ' })).statusCode).toBe(204)
    expect(await mod.try('Eno ga onaj СМРДЉИВАЦ!')).toEqual({ signs: ['slur'], words: ['Smrdljivac'] })
    const ena = await member(app)
    await about(ena, 'S njim ne radim, smrdljivacu!')
    expect(await signsOf(ena)).toEqual(['slur'])
    const entry = (await mod.list()).find(({ word }) => word === 'Smrdljivac')
    expect(entry).toMatchObject({ isOn: true, isBuiltIn: false, by: expect.stringContaining(' ') })
    // The same word in another spelling is the same entry.
    expect((await mod.save({ word: 'smrdljivac', isOn: false })).statusCode).toBe(204)
    expect(await mod.try('smrdljivac')).toEqual({ signs: [], words: [] })
    expect((await mod.list()).some(({ word }) => word.toLowerCase() === 'smrdljivac')).toBe(false)
  })

  test('let go of a word that the product came with, and take it back as it was', async () => {
    const mod = await staff()
    const entry = { word: 'peder' }
    expect(await mod.try('pederi')).toMatchObject({ signs: ['slur'] })
    await mod.save({ ...entry, isOn: false })
    expect(await mod.try('pederi')).toEqual({ signs: [], words: [] })
    expect((await mod.list()).find(({ word }) => word === 'peder')).toMatchObject({
      isOn: false,
      isBuiltIn: true,
    })
    await mod.save({ ...entry, isOn: true })
    expect(await mod.try('pederi')).toMatchObject({ signs: ['slur'] })
    expect(await query(`select 1 from moderation_words where folded = 'peder'`)).toEqual([])
  })

  test('flag threats and fraud by phrases in both languages', async () => {
    const mod = await staff()
    await mod.save({ sign: 'threat', language: 'en', word: 'watch your back', form: 'exact' })
    await mod.save({ sign: 'fraud', word: 'zarada bez rada', form: 'exact' })
    expect(await mod.try('Watch, your BACK')).toEqual({ signs: ['threat'], words: ['watch your back'] })
    expect(await mod.try('Watch your backpack')).toEqual({ signs: [], words: [] })
    expect(await mod.try('Zarada bez rada od kuće')).toEqual({ signs: ['fraud'], words: ['zarada bez rada'] })
  })

  test('refuse what would flag half of everything, and what comes without a reason', async () => {
    const mod = await staff()
    for (const word of ['', ' ', 'a', 'do', '😀😀😀', '12345'])
      expect([word, (await mod.save({ word })).json()]).toEqual([
        word,
        expect.objectContaining({ code: 'moderation.wordShort' }),
      ])
    expect((await mod.lookAt({ word: 'i' })).statusCode).toBe(422)
    expect((await mod.save({ reason: '  ' })).json()).toMatchObject({ code: 'moderation.reasonNeeded' })
    for (const word of ['x'.repeat(61), 'riječ\u0007', '\ud83d'])
      expect((await mod.save({ word })).statusCode).toBe(422)
    await query(
      `insert into moderation_words (sign, language, folded, word, form, is_on)
       select 'fraud', 'en', 'w' || n, 'w' || n, 'exact', true from generate_series(1, 500) n`,
    )
    expect((await mod.save({ word: 'jednaviše' })).json()).toMatchObject({ code: 'moderation.wordsFull' })
    await query(`delete from moderation_words where folded ~ '^w[0-9]+$'`)
  })

  test('leave in the audit log who changed what and why, once for what two do at once', async () => {
    const [one, two] = [await staff(), await staff()]
    await Promise.all([one.save({ word: 'gnjida' }), two.save({ word: 'Gnjida', reason: 'I ja' })])
    expect(await query(`select 1 from moderation_words where folded = 'gnjida'`)).toHaveLength(1)
    const entries = await query<{ actor_id: string; reason: string; subject: string }>(
      `select actor_id, reason, subject from audit_entries
       where action = 'moderation.words' and lower(subject) = 'gnjida' order by reason`,
    )
    expect(entries.map(({ actor_id, reason }) => [actor_id, reason])).toEqual(
      expect.arrayContaining([
        [one.userId, 'Česta uvreda'],
        [two.userId, 'I ja'],
      ]),
    )
    expect(entries).toHaveLength(2)
  })
})

describe('a look at what a word would have flagged', () => {
  test('shows public texts and reports with it, and what moderators had said of them', async () => {
    const [ena, mia, sara, mod] = [await member(app), await member(app), await member(app), await staff()]
    await about(ena, 'Volim planinu i budale iz mog razreda, šalim se.')
    await about(mia, 'Svi ste vi budale.')
    await about(sara, 'Učim njemački.')
    await report(ena, mia.userId, { reason: 'harassment' })
    await mod.decide(await caseOf(mia.userId), 'keep', null)
    const seen = await mod.look({ word: 'budala' })
    expect(seen).toMatchObject({ found: 2, kept: 1, broken: 0 })
    expect(seen.looked).toBeGreaterThanOrEqual(3)
    expect(seen.samples.map(({ hit, verdict }) => [hit, verdict]).toSorted()).toEqual([
      ['budale', 'kept'],
      ['budale', 'none'],
    ])
    expect(await query(`select 1 from moderation_words where folded = 'budala'`)).toEqual([])
    expect(await mod.look({ word: 'budala', form: 'exact' })).toMatchObject({ found: 0, samples: [] })
  })

  test('counts what was said in conversations and shows none of it', async () => {
    const [ena, mod] = [await member(app), await staff()]
    await query(
      `insert into moderation_cases (id, kind, thing, author_id, excerpt, due_at)
       values (gen_random_uuid(), 'message', 'x:y', $1, 'Tajna riječ prevarantčina', now())`,
      [ena.userId],
    )
    const seen = await mod.look({ word: 'prevarantčina', form: 'exact' })
    expect(seen).toMatchObject({ found: 1, samples: [] })
    expect(JSON.stringify(seen)).not.toContain('Tajna')
  })
})
