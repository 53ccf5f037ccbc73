import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { sql } from '#platform/server/db/sql.ts'
import { fold } from '#platform/contract/fold.ts'
import { signIn, type SignedIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { TitleMatches, OccupationMatch, Occupation } from '../contract/occupations.endpoints.ts'
import type { SkillMatch, SkillSuggestion } from '../contract/skills.endpoints.ts'
import { seedOwnVocabulary } from './storage/own-vocabulary.service.ts'
import { getVocabulary } from './storage/vocabulary.queries.ts'
import { gatherVocabulary } from './vocabulary/gather.ts'
import { readOwnTables } from './vocabulary/own-tables.ts'

let app: TestApp
let member: SignedIn

beforeAll(async () => {
  app = await buildTestApp()
  await seedOwnVocabulary(app.services)
  member = await signIn(app)
})
afterAll(() => app.stop())

async function get<T>(url: string): Promise<T> {
  const answer = await app.http.inject({ url, headers: member.headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<T>()
}

async function suggest(q: string): Promise<SkillSuggestion[]> {
  return (await get<{ skills: SkillSuggestion[] }>(`/api/skills/suggestions?q=${encodeURIComponent(q)}`))
    .skills
}

async function extract(text: string): Promise<SkillMatch[]> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/skills/extraction',
    headers: member.headers,
    payload: { text },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ skills: SkillMatch[] }>().skills
}

describe('the database', () => {
  test('folds every text as the program does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 20, maxLength: 20 }),
        async (texts) => {
          const given = texts.map((text) => text.replaceAll('\0', ''))
          const { rows } = await app.services.db.execute<{ folded: string }>(sql`
            select fold_text(value) as folded
            from jsonb_array_elements_text(${JSON.stringify(given)}::jsonb) with ordinality as t(value, n) order by n`)
          expect(rows.map(({ folded }) => folded)).toEqual(given.map(fold))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('folds our letters in both scripts as the program does', async () => {
    const letters = 'абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШčćžšđČĆŽŠĐ C++ C# éßæøłİı'
    const { rows } = await app.services.db.execute<{ folded: string }>(
      sql`select fold_text(${letters}) as folded`,
    )
    expect(rows[0]?.folded).toBe(fold(letters))
  })

  test('gives back the vocabulary that was laid into it', async () => {
    const own = await gatherVocabulary(readOwnTables())
    expect((await getVocabulary(app.services.db)).version).toBe(own.version)
  })

  test('is left alone when the vocabulary has not changed', async () => {
    expect(await seedOwnVocabulary(app.services)).toBeUndefined()
  })
})

describe('a member who types a skill', () => {
  test.each(['rac', 'RAČ', 'рач'])('%s finds accounting after three letters', async (typed) => {
    expect((await suggest(typed)).some(({ name }) => fold(name.bhs).startsWith('rac'))).toBe(true)
  })

  test('sees the synonym that was met', async () => {
    const [first] = await suggest('javascr')
    expect(first).toMatchObject({ name: { en: 'JavaScript' }, matched: 'JavaScript' })
  })

  test('finds nothing for signs alone', async () => {
    expect(await suggest('%%%')).toEqual([])
  })

  test('opens a skill with its synonyms and neighbours', async () => {
    const [first] = await suggest('javascript')
    const skill = await get<{ id: string; esco: string; near: unknown[] }>(`/api/skills/${first?.id}`)
    expect(skill).toMatchObject({ id: first?.id, kind: 'skill' })
    expect(skill.esco).toMatch(/^http:\/\/data\.europa\.eu\/esco\/skill\//)
    expect(skill.near.length).toBeGreaterThan(0)
  })

  test('is told when a skill does not exist', async () => {
    const answer = await app.http.inject({
      url: '/api/skills/00000000-0000-4000-8000-000000000000',
      headers: member.headers,
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'skills.skillUnknown' })
  })
})

describe('a member who tells what they have done', () => {
  test('gets the skills with the very words that gave them', async () => {
    const text = 'Radila sam u Pythonu, a znam i JavaScript.'
    const found = await extract(text)
    expect(found.map(({ name }) => name.en)).toEqual(expect.arrayContaining(['Python', 'JavaScript']))
    for (const { words } of found) expect(text.slice(words.start, words.end)).toBe(words.text)
  })

  test('may write without diacritics or in Cyrillic', async () => {
    for (const text of ['Dobro znam racunovodstvo.', 'Добро знам рачуноводство.'])
      expect((await extract(text)).map(({ name }) => name.en)).toContain('accounting')
  })

  test('has the stated level read', async () => {
    const [german] = (await extract('Njemački jezik B2')).filter(({ name }) => name.en === 'German')
    expect(german?.stated).toMatchObject({ cefr: 'B2' })
    const [sqlSkill] = (await extract('5 years of SQL')).filter(({ name }) => name.en === 'SQL')
    expect(sqlSkill?.stated).toMatchObject({ years: 5 })
  })

  test('is not credited with what they deny', async () => {
    expect((await extract('Nemam iskustva sa JavaScript.')).map(({ name }) => name.en)).not.toContain(
      'JavaScript',
    )
    expect((await extract('No knowledge of JavaScript needed')).map(({ name }) => name.en)).not.toContain(
      'JavaScript',
    )
  })
})

describe('a member who looks for an occupation', () => {
  async function search(q: string) {
    const { occupations } = await get<{ occupations: OccupationMatch[] }>(
      `/api/occupations?q=${encodeURIComponent(q)}`,
    )
    return occupations
  }

  test.each(['kuharica', 'kuhar/kuharica', 'КУХАР', 'cook', 'kuvar'])(
    'finds the cook as %s',
    async (title) => {
      expect((await search(title))[0]?.title.en).toBe('cook')
    },
  )

  test('is answered with a group where the title says no more, apart from the occupations', async () => {
    const found = await get<TitleMatches>(`/api/occupations?q=${encodeURIComponent('kuhinjsko osoblje')}`)
    expect(found.groups).toMatchObject([{ key: 'kitchen', score: 1, title: { bhs: 'Kuhinjsko osoblje' } }])
    expect(found.groups[0]?.occupations.map(({ title }) => title.en)).toContain('cook')
    // None was named: similarity to the words is a guess.
    for (const { score } of found.occupations) expect(score).toBeLessThanOrEqual(0.5)
  })

  test('is not answered with a group where one word says more', async () => {
    const found = await get<TitleMatches>(
      `/api/occupations?q=${encodeURIComponent('inženjer građevinarstva')}`,
    )
    expect(found.groups).toEqual([])
    expect(found.occupations[0]?.score).toBeGreaterThan(0.5)
  })

  test('sees the occupation that has the very name before the group', async () => {
    const found = await get<TitleMatches>(`/api/occupations?q=${encodeURIComponent('radnik u proizvodnji')}`)
    expect(found.occupations[0]).toMatchObject({ score: 1, title: { m: 'proizvodni radnik' } })
    expect(found.groups).toMatchObject([{ key: 'production', score: 0.9 }])
  })

  test('opens it with the skills it needs', async () => {
    const [first] = await search('kuhar')
    const occupation = await get<Occupation>(`/api/occupations/${first?.id}`)
    expect(occupation.title.m).toBe('kuhar')
    expect(occupation.essential.length).toBeGreaterThan(0)
  })

  test('is told when it does not exist', async () => {
    const answer = await app.http.inject({
      url: '/api/occupations/00000000-0000-4000-8000-000000000000',
      headers: member.headers,
    })
    expect(answer.json()).toMatchObject({ code: 'skills.occupationUnknown' })
  })
})

describe('a stranger', () => {
  test.each([
    ['GET', '/api/skills/suggestions?q=rac'],
    ['GET', '/api/skills/00000000-0000-4000-8000-000000000000'],
    ['POST', '/api/skills/extraction'],
    ['GET', '/api/occupations?q=kuhar'],
    ['GET', '/api/occupations/00000000-0000-4000-8000-000000000000'],
  ] as const)('cannot call %s %s', async (method, url) => {
    const answer = await app.http.inject({
      method,
      url,
      ...(method === 'POST' ? { payload: { text: 'x' } } : {}),
    })
    expect(answer.statusCode).toBe(401)
  })

  test('who sends an endless text is refused', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/skills/extraction',
      headers: member.headers,
      payload: { text: 'x'.repeat(20_001) },
    })
    expect(answer.statusCode).toBe(422)
  })
})
