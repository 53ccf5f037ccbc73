import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { ANALYSED_TEXT_MAX, type Finding, type ProfileFindings } from '../contract/texts.endpoints.ts'
import { learner, learnVocabulary, skillId } from './analytics.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await learnVocabulary(app)
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof learner>>

async function read(person: Person, text: string): Promise<Finding[]> {
  const answer = await person.send('POST', '/api/ai-skills/reading', { text })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ found: Finding[] }>().found
}

const decide = (person: Person, body: object) =>
  person.send('POST', '/api/ai-skills/decisions', { accepted: [], declined: [], restored: [], ...body })

const note = (bhs: string, en = '') => ({
  items: [
    {
      id: randomUUID(),
      kind: 'informal',
      title: { bhs: 'Pomoć u radnji', en: '' },
      place: { bhs: '', en: '' },
      note: { bhs, en },
      from: null,
      to: null,
      url: null,
    },
  ],
})

describe('somebody who tells what they have done', () => {
  test('gets each skill with its words, how sure it is, a level and what else it may be', async () => {
    const amra = await learner(app)
    const text = 'Odlično poznajem SQL. Njemački jezik govorim na nivou B1.'
    const found = await read(amra, text)
    const sql = found.find(({ skill }) => skill.name.en === 'SQL')
    expect(sql).toMatchObject({ level: 'advanced', listed: false, declined: false })
    expect(text.slice(sql?.start, sql?.end)).toBe('SQL')
    expect(sql?.others.length).toBeGreaterThan(0)
    expect(sql?.others.map(({ id }) => id)).not.toContain(sql?.skill.id)
    const german = found.find(({ skill }) => skill.name.en.startsWith('German'))
    expect(german).toMatchObject({ level: 'independent', stated: { cefr: 'B1' } })
    // The text is not stored.
    expect((await amra.send('GET', '/api/profile')).body).not.toContain('poznajem')
  })

  test('is told in Cyrillic and in English alike', async () => {
    const amra = await learner(app)
    for (const text of [
      'Радим са табелама у Екселу и водим књиговодство.',
      'I do bookkeeping and use Excel.',
    ])
      expect((await read(amra, text)).map(({ skill }) => skill.name.en)).toContain('spreadsheets')
  })

  test('is refused too much and nothing at all', async () => {
    const amra = await learner(app)
    const post = (body: object) => amra.send('POST', '/api/ai-skills/reading', body)
    expect((await post({ text: '' })).statusCode).toBe(422)
    expect((await post({ text: 'x'.repeat(ANALYSED_TEXT_MAX + 1) })).statusCode).toBe(422)
    expect((await post({ text: 'x', more: 1 })).statusCode).toBe(422)
    expect(await read(amra, '🦆🦆 ... \u0000')).toEqual([])
  })

  test('may not ask without end', async () => {
    const amra = await learner(app)
    const answers = await Promise.all(
      Array.from({ length: 34 }, () => amra.send('POST', '/api/ai-skills/reading', { text: 'SQL' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(4)
  })
})

describe('what is confirmed', () => {
  test('goes into the profile with the vocabulary’s identifier, once, also when pressed twice', async () => {
    const amra = await learner(app)
    await amra.can([null, 'expert', 'Structured Query Language'], [null, 'basic', 'Nešto svoje'])
    const [sql, excel] = [await skillId(app, 'sql'), await skillId(app, 'spreadsheets')]
    const accepted = [
      { skill: sql, level: 'basic' },
      { skill: excel, level: 'advanced' },
    ]
    const answers = await Promise.all([decide(amra, { accepted }), decide(amra, { accepted })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const skills = await amra.skills()
    expect(skills.filter(({ skill }) => skill === sql)).toHaveLength(1)
    expect(skills.find(({ skill }) => skill === excel)).toMatchObject({
      level: 'advanced',
      label: 'rad u tabelama',
    })
    expect(skills.some(({ label }) => label === 'Nešto svoje')).toBe(true)
  })

  test('must be a skill that there is, and nothing is kept of a list in which one is not', async () => {
    const amra = await learner(app)
    const accepted = [
      { skill: await skillId(app, 'sql'), level: 'basic' },
      { skill: randomUUID(), level: 'basic' },
    ]
    const refused = await decide(amra, { accepted, declined: [await skillId(app, 'php')] })
    expect(refused.statusCode).toBe(404)
    expect(await amra.skills()).toEqual([])
    expect((await amra.send('GET', '/api/ai-skills/declined')).json().skills).toEqual([])
    expect(
      (await decide(amra, { accepted: [{ skill: accepted[0]!.skill, level: 'guru' }] })).statusCode,
    ).toBe(422)
  })

  test('never makes a profile longer than it may be', async () => {
    const amra = await learner(app)
    await amra.can(...Array.from({ length: 60 }, (_, n) => [null, 'basic', `Svoje ${n}`] as const))
    const full = await decide(amra, { accepted: [{ skill: await skillId(app, 'sql'), level: 'basic' }] })
    expect(full.json()).toMatchObject({ code: 'profiles.skillsFull' })
    expect(await amra.skills()).toHaveLength(60)
  })
})

describe('what the profile says between the lines', () => {
  test('is offered with its sentence, until it is confirmed or refused; refused is remembered', async () => {
    const amra = await learner(app)
    await amra.save(
      'work',
      note('Svaki dan sam bila tu. Vodila sam knjigovodstvo i radila u Excelu.', 'I used SQL.'),
    )
    const found = async () =>
      (await amra.send('GET', '/api/ai-skills/found')).json<{ found: ProfileFindings[] }>().found
    const first = await found()
    const books = first.find(({ skill }) => skill.name.en === 'bookkeeping')
    expect(books).toMatchObject({ section: 'work', language: 'bhs' })
    expect(books?.quote).toBe('Vodila sam knjigovodstvo i radila u Excelu.')
    expect(books?.quote.slice(books.start, books.end)).toBe('knjigovodstvo')
    // Words in the other language count too.
    expect(first.find(({ skill }) => skill.name.en === 'SQL')).toMatchObject({ language: 'en' })
    const [sql, bookkeeping] = [await skillId(app, 'sql'), await skillId(app, 'bookkeeping')]
    await decide(amra, { accepted: [{ skill: bookkeeping, level: 'independent' }], declined: [sql] })
    const names = (await found()).map(({ skill }) => skill.id)
    expect(names).not.toContain(sql)
    expect(names).not.toContain(bookkeeping)
    expect((await read(amra, 'SQL')).find(({ skill }) => skill.id === sql)).toMatchObject({ declined: true })
    expect((await amra.send('GET', '/api/ai-skills/declined')).json().skills).toMatchObject([{ id: sql }])
    await decide(amra, { restored: [sql] })
    expect((await found()).map(({ skill }) => skill.id)).toContain(sql)
  })

  test('is nobody else’s: another member finds nothing of it', async () => {
    const other = await learner(app)
    expect((await other.send('GET', '/api/ai-skills/found')).json()).toEqual({ found: [] })
  })
})
