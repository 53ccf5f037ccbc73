import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Finding } from '../contract/texts.endpoints.ts'
import { learner, learnVocabulary, skillId } from './analytics.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await learnVocabulary(app)
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof learner>>

const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => learner(app)))

async function says(person: Person, fits: boolean, { skill, words }: { skill: string; words: string }) {
  const answer = await person.send('POST', '/api/ai-skills/decisions', {
    accepted: fits ? [{ skill, level: 'basic' }] : [],
    declined: fits ? [] : [skill],
    restored: [],
    words: [{ skill, words }],
  })
  expect(answer.statusCode).toBe(200)
}

/** Returns the words of a text that are read as the skill, as a screen shows them. */
async function wordsOf(person: Person, { text, skill }: { text: string; skill: string }): Promise<string> {
  const told = await person.send('POST', '/api/ai-skills/reading', { text })
  const one = told.json<{ found: Finding[] }>().found.find((each) => each.skill.id === skill)
  return text.slice(one?.start, one?.end)
}

/** Returns true if a text offers the skill to a new member. */
async function isOffered(text: string, skill: string): Promise<boolean> {
  const stranger = await learner(app)
  const told = await stranger.send('POST', '/api/ai-skills/reading', { text })
  const extracted = await stranger.send('POST', '/api/skills/extraction', { text })
  const inTold = told.json<{ found: Finding[] }>().found.some((one) => one.skill.id === skill)
  // The other endpoint that reads texts heeds it as well.
  expect(extracted.json<{ skills: { id: string }[] }>().skills.some(({ id }) => id === skill)).toBe(inTold)
  return inTold
}

describe('words that were read as a skill nobody meant', () => {
  test('one person alone changes nothing for others, however often they say it', async () => {
    const skill = await skillId(app, 'spreadsheets')
    const amra = await learner(app)
    await Promise.all(Array.from({ length: 8 }, () => says(amra, false, { skill, words: 'Excelu' })))
    const { rows } = await app.services.pool.query('select words from skill_readings where user_id = $1', [
      amra.userId,
    ])
    expect(rows).toHaveLength(1)
    // The words themselves are not stored.
    expect(JSON.stringify(rows)).not.toContain('xcel')
    expect(await isOffered('Radim u Excelu.', skill)).toBe(true)
  })

  test('five different people at once teach it to everybody, and one who takes it back brings it back', async () => {
    const skill = await skillId(app, 'bookkeeping')
    const people = await crowd(5)
    const four = people.slice(0, 4)
    const latin = await wordsOf(people[0]!, { text: 'Vodila sam knjigovodstvo.', skill })
    const cyrillic = await wordsOf(people[0]!, { text: 'ВОДИЛА САМ КЊИГОВОДСТВО.', skill })
    await Promise.all(four.map((one) => says(one, false, { skill, words: latin })))
    expect(await isOffered('Vodila sam knjigovodstvo.', skill)).toBe(true)
    // Capitals and the other script are the same words.
    expect(cyrillic).toMatch(/[А-Я]/)
    await Promise.all([people[4]!, ...four].map((one) => says(one, false, { skill, words: cyrillic })))
    expect(await isOffered('Vodila sam knjigovodstvo.', skill)).toBe(false)
    await people[2]!.send('POST', '/api/ai-skills/decisions', {
      accepted: [],
      declined: [],
      restored: [skill],
    })
    expect(await isOffered('Vodila sam knjigovodstvo.', skill)).toBe(true)
  })

  test('is still offered while enough others say that it fits, and closed accounts say nothing', async () => {
    const skill = await skillId(app, 'sql')
    const against = await crowd(6)
    const [first, second] = await crowd(2)
    const reading = { skill, words: 'SQL' }
    await Promise.all(against.map((one) => says(one, false, reading)))
    expect(await isOffered('Poznajem SQL.', skill)).toBe(false)
    await Promise.all([says(first!, true, reading), says(second!, true, reading)])
    expect(await isOffered('Poznajem SQL.', skill)).toBe(false)
    await says(against[0]!, true, reading)
    expect(await isOffered('Poznajem SQL.', skill)).toBe(true)
    await app.services.pool.query('update users set suspended_at = now() where id = any($1)', [
      [first!.userId, second!.userId, against[0]!.userId],
    ])
    expect(await isOffered('Poznajem SQL.', skill)).toBe(false)
    await app.services.pool.query('update users set suspended_at = now() where id = $1', [against[1]!.userId])
    expect(await isOffered('Poznajem SQL.', skill)).toBe(true)
  })

  test('is what those words are for that skill alone: other words and other skills are read as before', async () => {
    const skill = await skillId(app, 'php')
    const people = await crowd(5)
    await Promise.all(people.map((one) => says(one, false, { skill, words: 'skriptama na serveru' })))
    expect(await isOffered('Programiram u PHP-u.', skill)).toBe(true)
  })

  test('what is told of words nobody decided about is not kept', async () => {
    const skill = await skillId(app, 'sql')
    const amra = await learner(app)
    const send = (words: object[]) =>
      amra.send('POST', '/api/ai-skills/decisions', { accepted: [], declined: [], restored: [], words })
    expect((await send([{ skill, words: 'SQL' }])).statusCode).toBe(200)
    expect((await send([{ skill, words: '' }])).statusCode).toBe(422)
    expect((await send([{ skill, words: 'x'.repeat(161) }])).statusCode).toBe(422)
    const { rows } = await app.services.pool.query('select from skill_readings where user_id = $1', [
      amra.userId,
    ])
    expect(rows).toHaveLength(0)
  })
})
