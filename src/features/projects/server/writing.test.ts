import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '#platform/contract/local-time.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { totalsOf } from '../contract/ledger.ts'
import type { Project, ProjectCard } from '../contract/projects.endpoints.ts'
import { addToLog, enterMoney, EXPENSE, finish, GIFT, projectsIn, REPORT, today } from './writing.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { team, read } = projectsIn(() => app)
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

describe('the team of a project', () => {
  test('writes what it has done and what it spent, and everybody reads it at once', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [lana, emir] = mates
    expect((await addToLog(emir, slug, { text: ' Obojena ograda. ', day: today })).statusCode).toBe(204)
    expect((await enterMoney(lana, slug)).statusCode).toBe(204)
    expect((await enterMoney(emir, slug, GIFT)).statusCode).toBe(204)
    const summary = await lana.send('PUT', `/api/projects/${slug}/summary`, { summary: 'Teren za odbojku.' })
    expect(summary.statusCode).toBe(204)
    const shown = await read(slug)
    expect(shown).toMatchObject({ summary: 'Teren za odbojku.', activities: [{ text: 'Obojena ograda.' }] })
    const totals = totalsOf(shown.entries)
    expect([totals.spent, totals.byLine.get('paint'), totals.unconfirmed]).toEqual([120_50, 120_50, 400_00])
    const { projects } = (await app.http.inject('/api/public/projects')).json<{ projects: ProjectCard[] }>()
    expect(projects.find((card) => card.slug === slug)).toMatchObject({
      spent: 120_50,
      contributed: 0,
      unconfirmed: 400_00,
    })
  })

  test('knows who gave something; everybody else reads it once the giver has confirmed it', async () => {
    const { slug, mates } = await team('Lana')
    await enterMoney(mates[0], slug, GIFT)
    const own = await mates[0].send('GET', `/api/projects/${slug}`)
    expect(own.json<{ project: Project }>().project.entries[0]?.giver).toBe('Kamenolom')
    expect((await read(slug)).entries[0]?.giver).toBeNull()
    await app.services.pool.query(`update project_entries set confirmed_at = now() where giver = 'Kamenolom'`)
    expect((await read(slug)).entries[0]).toMatchObject({ giver: 'Kamenolom', confirmed: true })
  })

  test('enters nothing of a day that has not come, of a line that is not planned or without its giver', async () => {
    const { slug, mates } = await team('Lana')
    const tomorrow = localDay(new Date(Date.now() + 2 * 86_400_000))
    const codes = []
    for (const changed of [
      { ...EXPENSE, day: tomorrow },
      { ...EXPENSE, line: 'rockets' },
      { ...GIFT, line: 'paint' },
      { ...GIFT, giver: null },
      { ...EXPENSE, giver: 'Kamenolom' },
    ])
      codes.push(codeOf(await enterMoney(mates[0], slug, changed)))
    const wrong = ['projects.notYet', 'projects.noSuchLine', 'projects.noSuchLine']
    expect(codes).toEqual([...wrong, 'projects.giverNeeded', 'projects.giverNeeded'])
    expect((await enterMoney(mates[0], slug, { ...EXPENSE, amount: 0 })).statusCode).toBe(422)
    expect(codeOf(await addToLog(mates[0], slug, { text: 'x', day: tomorrow }))).toBe('projects.notYet')
    const slip = await enterMoney(mates[0], slug, { ...EXPENSE, day: '0206-01-05' })
    expect(slip.json()).toMatchObject({ fields: { day: expect.stringContaining('Provjeri godinu') } })
    // Marks of reading direction are invisible, so the text is empty.
    expect((await enterMoney(mates[0], slug, { ...EXPENSE, what: '\u200f\u200f' })).statusCode).toBe(422)
    expect((await read(slug)).entries).toEqual([])
  })

  test('strikes what was entered wrongly, but not what a giver has confirmed', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [wrong, gift] = [newId(), newId()]
    await enterMoney(mates[0], slug, EXPENSE, wrong)
    await enterMoney(mates[0], slug, GIFT, gift)
    await app.services.pool.query('update project_entries set confirmed_at = now() where id = $1', [gift])
    const strike = (id: string) => mates[1].send('DELETE', `/api/projects/${slug}/entries/${id}`)
    expect((await strike(wrong)).statusCode).toBe(204)
    expect((await strike(wrong)).statusCode).toBe(404)
    expect(codeOf(await strike(gift))).toBe('projects.confirmed')
    expect((await read(slug)).entries.map(({ id }) => id)).toEqual([gift])
    // A repeated call from an offline device does not restore it.
    expect((await enterMoney(mates[0], slug, EXPENSE, wrong)).statusCode).toBe(204)
    expect((await read(slug)).entries).toHaveLength(1)
  })

  test('takes an entry out of its log', async () => {
    const { slug, mates } = await team('Lana')
    const id = newId()
    await addToLog(mates[0], slug, { text: 'Pogrešan projekat', day: today }, id)
    const remove = () => mates[0].send('DELETE', `/api/projects/${slug}/activities/${id}`)
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404])
    expect((await read(slug)).activities).toEqual([])
  })

  test('is the only one that writes; an id of another project is not taken over', async () => {
    const [mine, yours] = [await team('Lana'), await team('Emir')]
    const id = newId()
    await enterMoney(mine.mates[0], mine.slug, EXPENSE, id)
    expect((await enterMoney(yours.mates[0], mine.slug)).statusCode).toBe(404)
    expect(codeOf(await enterMoney(yours.mates[0], yours.slug, EXPENSE, id))).toBe('projects.idTaken')
    const strike = await yours.mates[0].send('DELETE', `/api/projects/${yours.slug}/entries/${id}`)
    expect(strike.statusCode).toBe(404)
    expect((await read(mine.slug)).entries).toHaveLength(1)
  })

  test('ends it by whoever leads, with a report; then nothing is written any more', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [lana, emir] = mates
    expect(codeOf(await finish(emir, slug))).toBe('projects.onlyLead')
    expect((await finish(lana, slug, 'Gotovo.')).statusCode).toBe(422)
    expect((await finish(lana, slug)).statusCode).toBe(204)
    const shown = await read(slug)
    expect([shown.report, shown.finishedAt !== null]).toEqual([REPORT.trim(), true])
    const late = [
      await finish(lana, slug),
      await enterMoney(lana, slug),
      await addToLog(emir, slug, { text: 'Još nešto', day: today }),
    ]
    expect(late.map(codeOf)).toEqual(Array(3).fill('projects.finished'))
  })

  test('ends it without its lead when the lead has gone', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    await app.services.pool.query('delete from users where id = $1', [mates[0].userId])
    expect((await finish(mates[1], slug)).statusCode).toBe(204)
  })
})

describe('at the same moment', () => {
  test('money that a device sends six times is entered once', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const id = newId()
    const sent = Array.from({ length: 6 }, (_, at) => enterMoney(mates[at % 2]!, slug, EXPENSE, id))
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204))
    expect(totalsOf((await read(slug)).entries).spent).toBe(120_50)
  })

  test('two projects that use one id keep it for one of them', async () => {
    const [mine, yours] = [await team('Lana'), await team('Emir')]
    const id = newId()
    const answers = await Promise.all(
      [mine, yours].map((one) => enterMoney(one.mates[0], one.slug, EXPENSE, id)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  })

  test('a project ends once, and what is entered meanwhile is either in it or refused', async () => {
    const { slug, mates } = await team('Lana', 'Emir')
    const [ends, entries] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => finish(mates[0], slug))),
      Promise.all(Array.from({ length: 6 }, () => enterMoney(mates[1], slug))),
    ])
    expect(ends.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409])
    const taken = entries.filter(({ statusCode }) => statusCode === 204).length
    expect((await read(slug)).entries).toHaveLength(taken)
  })
})
