import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Endorsement } from '../../contract/endorsements.endpoints.ts'
import { connected, member, type Member } from '../network.fixture.ts'
import { exportNetwork } from '../data-rights.ts'
import { colleagues, skilled } from './endorsements.fixture.ts'
import { updateSkillInNetwork } from './endorsements.queries.ts'
import { endorsementKind } from './reportable.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const SENTENCE = 'Vodila je tabelu troškova i nijednom se nije prevarila.'

/** Two connections in one organisation; the second has a skill on their profile. */
async function worked() {
  const [tarik, amra] = [await member(app), await member(app)]
  await connected(tarik, amra)
  const organisation = await colleagues(app, tarik, amra)
  const skill = await skilled(app, amra)
  return { tarik, amra, skill, shared: { kind: 'organisation', id: organisation } }
}
type Worked = Awaited<ReturnType<typeof worked>>

const say = ({ tarik, amra, skill, shared }: Worked, text = SENTENCE) =>
  tarik.send('PUT', `/api/network/people/${amra.userId}/endorsements/${skill}`, { shared, text })
const received = async (who: Member) =>
  ((await who.list('endorsements')) as { endorsements: Endorsement[] }).endorsements
const answer = (who: Member, id: string, shown: boolean) =>
  who.send('PUT', `/api/network/endorsements/${id}`, { shown })
const evidenceFor = async (reader: Member, owner: Member) => {
  const { evidence = [] } = (await reader.send('GET', `/api/profiles/${owner.userId}`)).json()
  return (evidence as { strength: string; evidence: { kind: string; by: string; words: string }[] }[])[0]
}

/** Counts somebody's notifications of waiting confirmations. */
async function told({ userId }: Member): Promise<number> {
  const { rows } = await app.services.pool.query(
    "select 1 from notifications where user_id = $1 and kind = 'network.endorsed' and read_at is null",
    [userId],
  )
  return rows.length
}

test('nobody is offered to confirm a skill with whom the other has not worked, or who shows none', async () => {
  const [tarik, amra] = [await member(app), await member(app)]
  const offered = async () => (await tarik.sees(amra)).json<{ mayEndorse: boolean }>().mayEndorse
  await connected(tarik, amra)
  const before = await offered()
  await skilled(app, amra)
  const strangers = await offered()
  await colleagues(app, tarik, amra)
  expect([before, strangers, await offered()]).toEqual([false, false, true])
  await tarik.leave(amra)
  expect(await offered()).toBe(false)
})

describe('whoever worked with somebody', () => {
  test('sees what they may confirm and from where, and their sentence is evidence once it is accepted', async () => {
    const given = await worked()
    const { tarik, amra, skill, shared } = given
    const asked = await tarik.send('GET', `/api/network/people/${amra.userId}/endorsing`)
    expect(asked.json()).toMatchObject({ skills: [{ id: skill, said: null }], shared: [shared] })
    expect((await say(given)).statusCode).toBe(204)
    const [{ id = '', ...first } = {}] = await received(amra)
    expect(first).toMatchObject({ state: 'waiting', text: SENTENCE, person: { id: tarik.userId } })
    expect(await evidenceFor(tarik, amra)).toBeUndefined()
    expect(await told(amra)).toBe(1)
    expect((await answer(tarik, id, true)).statusCode).toBe(404)
    expect((await answer(amra, id, true)).statusCode).toBe(204)
    expect(await told(amra)).toBe(0)
    expect(await evidenceFor(tarik, amra)).toMatchObject({
      strength: 'some',
      evidence: [{ kind: 'endorsement', title: { bhs: 'Una regata' }, words: SENTENCE }],
    })
    // Evidence removed from the profile hides the confirmation here too.
    const { skills } = (await amra.send('GET', '/api/profile/evidence')).json()
    await amra.send('DELETE', `/api/profile/evidence/${skills[0].evidence[0].id}`)
    expect(await received(amra)).toMatchObject([{ state: 'hidden' }])
    await answer(amra, id, true)
    expect(await received(amra)).toMatchObject([{ state: 'shown' }])
    // Once hidden, only its owner sees it.
    await answer(amra, id, false)
    expect(await evidenceFor(tarik, amra)).toBeUndefined()
    expect(await received(amra)).toMatchObject([{ id, state: 'hidden' }])
  })

  test('waits again with other words, and takes them back from the profile too', async () => {
    const given = await worked()
    const { tarik, amra, skill } = given
    await say(given)
    const [{ id = '' } = {}] = await received(amra)
    await answer(amra, id, true)
    expect((await say(given)).statusCode).toBe(204)
    expect(await received(amra)).toMatchObject([{ state: 'shown' }])
    await say(given, 'Zna Excel.')
    expect(await received(amra)).toMatchObject([{ state: 'waiting', text: 'Zna Excel.' }])
    expect(await evidenceFor(tarik, amra)).toBeUndefined()
    const path = `/api/network/people/${amra.userId}/endorsements/${skill}`
    expect((await tarik.send('DELETE', path)).statusCode).toBe(204)
    expect((await tarik.send('DELETE', path)).statusCode).toBe(404)
    expect(await received(amra)).toEqual([])
  })

  test('is a connection, shares something, and confirms what stands on the profile', async () => {
    const { amra, tarik, skill, shared } = await worked()
    const [stranger, friend] = [await member(app), await member(app)]
    await connected(friend, amra)
    const by = (who: Member, to: Member, what: string) =>
      who.send('PUT', `/api/network/people/${to.userId}/endorsements/${what}`, { shared, text: SENTENCE })
    expect((await by(stranger, amra, skill)).statusCode).toBe(404)
    const refused = await by(friend, amra, skill)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'network.notShared'])
    expect((await by(tarik, amra, randomUUID())).statusCode).toBe(404)
    expect((await by(tarik, tarik, skill)).statusCode).toBe(404)
    const empty = { shared, text: '   ' }
    const path = `/api/network/people/${amra.userId}/endorsements/${skill}`
    expect((await tarik.send('PUT', path, empty)).statusCode).toBe(422)
  })

  test('says it once, however many calls come at once', async () => {
    const given = await worked()
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(given)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await received(given.amra)).toHaveLength(1)
    expect(await told(given.amra)).toBe(1)
  })
})

describe('what was confirmed', () => {
  async function accepted() {
    const given = await worked()
    await say(given)
    const [{ id = '' } = {}] = await received(given.amra)
    await answer(given.amra, id, true)
    return { ...given, id }
  }

  test('ends with a block between the two, and is not shown to somebody whom the writer blocks', async () => {
    const { tarik, amra } = await accepted()
    const reader = await member(app)
    expect(await evidenceFor(reader, amra)).toBeDefined()
    await tarik.block(reader)
    expect(await evidenceFor(reader, amra)).toBeUndefined()
    await amra.block(tarik)
    expect(await received(amra)).toEqual([])
    await tarik.unblock(reader)
    expect(await evidenceFor(reader, amra)).toBeUndefined()
  })

  test('is reported by whom it is about, hidden by a moderator, and comes back as it was', async () => {
    const { tarik, amra, id } = await accepted()
    const report = (who: Member) =>
      who.send('POST', '/api/reports', { kind: 'endorsement', thing: id, reason: 'harassment', note: '' })
    expect([(await report(tarik)).statusCode, (await report(amra)).statusCode]).toEqual([404, 204])
    const { db } = app.services
    const input = { services: app.services, id, reason: '' }
    await endorsementKind.hide(db, input)
    expect([await received(amra), await evidenceFor(tarik, amra)]).toEqual([[], undefined])
    expect((await answer(amra, id, true)).statusCode).toBe(404)
    await endorsementKind.restore(db, input)
    expect(await evidenceFor(tarik, amra)).toBeDefined()
  })

  test('is in the export of both, and goes with the account of whoever wrote it', async () => {
    const { tarik, amra } = await accepted()
    for (const who of [tarik, amra]) {
      const parts = exportNetwork({ services: app.services, userId: who.userId, locale: 'bhs' } as never)
      for await (const { content } of parts) expect(JSON.stringify(content)).toContain(SENTENCE)
    }
    await app.services.pool.query('delete from users where id = $1', [tarik.userId])
    const left = await app.services.pool.query('select 1 from skill_evidence where user_id = $1', [
      amra.userId,
    ])
    expect([left.rows, await received(amra)]).toEqual([[], []])
  })

  test('is of the skill into which its skill was merged', async () => {
    const { amra, skill } = await accepted()
    const into = await skilled(app, await member(app))
    await updateSkillInNetwork(app.services.db, { from: skill, into })
    const { rows } = await app.services.pool.query('select skill from skill_endorsements where to_id = $1', [
      amra.userId,
    ])
    expect(rows).toEqual([{ skill: into }])
  })

  test('with a sign of fraud is looked at', async () => {
    const given = await worked()
    await say(given, 'Uplati 80 KM kaucije unaprijed na moj račun.')
    const { rows } = await app.services.pool.query(
      "select 1 from moderation_cases where kind = 'endorsement' and author_id = $1",
      [given.tarik.userId],
    )
    expect(rows).toHaveLength(1)
  })
})
