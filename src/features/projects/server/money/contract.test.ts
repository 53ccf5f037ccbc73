import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { promisedParts } from '../../contract/money/instalments.ts'
import { dayOf, planOf, projectWithBank, somebody, TERMS, WHY } from './money.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Answer = { statusCode: number; json: () => { code?: string } }
const codeOf = (answer: Answer) => (answer.statusCode === 204 ? 204 : answer.json().code)

const audited = async (slug: string) => {
  const { rows } = await app.services.pool.query<{ action: string }>(
    `select action from audit_entries where subject_id = $1 order by id`,
    [slug],
  )
  return rows.map(({ action }) => action.replace('projects.', ''))
}
const told = async (userId: string) => {
  const { rows } = await app.services.pool.query<{ step: string }>(
    `select data ->> 'step' as step from notifications where user_id = $1 and kind = 'projects.money' order by id`,
    [userId],
  )
  return rows.map(({ step }) => step)
}

describe('the contract of a project', () => {
  test('is written by the board, issued with a number, signed, and each step is told and recorded', async () => {
    const { slug, url, lana, ana, ben, see, write, handIn, sign } = await projectWithBank(app)
    const begun = await see(ana)
    expect(begun).toMatchObject({
      amount: 800_00,
      standing: { team: false, bank: true, staff: false, conflict: false },
      agreement: { number: null, issuedAt: null, terms: { bank: { name: 'Omladinska banka Zenica' } } },
      instalments: [],
    })
    expect(begun.agreement.terms.team.represented).toContain('Lana')
    expect((await write(ana, planOf([500, 'signed'], [300, 'report']))).statusCode).toBe(200)
    expect((await ben.send('POST', `${url}/agreement/issue`)).statusCode).toBe(204)
    const issued = await see(lana)
    expect(issued.agreement.number).toMatch(/^\d{4}-\d{4}$/)
    expect(issued.instalments.map(({ state, hindrances }) => [state, hindrances])).toEqual([
      ['blocked', ['unsigned']],
      ['blocked', ['unsigned', 'earlier', 'report']],
    ])
    // No copy is uploaded yet, so there are no signatures to see.
    expect(codeOf(await sign(ana))).toBe('projects.noCopy')
    await handIn()
    expect(codeOf(await sign(ana))).toBe(204)
    expect((await see(lana)).agreement.signedOn).toBe(dayOf(issued.agreement.issuedAt))
    expect(await audited(slug)).toEqual(['contract', 'issue', 'hand-in', 'sign'])
    expect(await told(lana.userId)).toEqual(['issued', 'signed'])
  })

  test('starts with the instalments of its call, for any shares and any award, and can be issued with them', async () => {
    const { id, url, ana, see, write } = await projectWithBank(app)
    const { pool } = app.services
    const { rows } = await pool.query<{ id: string; slug: string }>(
      'select c.id, c.slug from projects p join grant_calls c on c.id = p.call_id where p.id = $1',
      [id],
    )
    const call = rows[0]!
    const shares = fc
      .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 })
      .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
      .map((ends) => ends.slice(1).map((end, at) => end - ends[at]!))
    await fc.assert(
      fc.asyncProperty(shares, fc.integer({ min: 100_00, max: 1500_00 }), async (percents, amount) => {
        const promised = percents.map((percent) => ({
          percent,
          after: { bhs: 'Po dogovoru', en: 'As agreed' },
        }))
        await pool.query(
          `update grant_calls set content = jsonb_set(content, '{instalments}', $2) where id = $1`,
          [call.id, JSON.stringify(promised)],
        )
        await pool.query('update projects set amount = $2 where id = $1', [id, amount])
        const published = (await app.http.inject(`/api/public/calls/${call.slug}`)).json<PublicCall>()
        const money = await see(ana)
        expect(money.promised).toEqual(published.content.instalments.map(({ percent }) => percent))
        const parts = promisedParts(money.amount, money.promised)
        const plan = parts.map((part) => ({ ...planOf([1, 'signed'])[0], amount: part }))
        expect((await write(ana, plan)).statusCode).toBe(200)
        expect((await see(ana)).instalments.map((each) => each.amount)).toEqual(parts)
      }),
      { numRuns: 15 },
    )
    expect(codeOf(await ana.send('POST', `${url}/agreement/issue`))).toBe(204)
  })

  test('waits until it is whole and its instalments add up to the award', async () => {
    const { url, ana, see, write } = await projectWithBank(app)
    expect(codeOf(await write(ana, planOf([500, 'signed'])))).toBe('projects.planSum')
    expect(codeOf(await ana.send('POST', `${url}/agreement/issue`))).toBe('projects.notWhole')
    const whole = planOf([800, 'signed'])
    for (const terms of [
      { ...TERMS, reports: [] },
      { ...TERMS, from: '2027-06-01' },
      { ...TERMS, team: { ...TERMS.team, address: ' ' } },
    ]) {
      expect((await write(ana, whole, terms)).statusCode).toBe(200)
      expect(codeOf(await ana.send('POST', `${url}/agreement/issue`))).toBe('projects.notWhole')
    }
    await write(ana, whole)
    expect(codeOf(await ana.send('POST', `${url}/agreement/issue`))).toBe(204)
    expect(codeOf(await write(ana, whole))).toBe('projects.alreadyIssued')
    expect((await see(ana)).instalments).toHaveLength(1)
  })

  test('is taken back with a reason while nobody has signed, and keeps its number', async () => {
    const { url, lana, ana, see, write, handIn, sign } = await projectWithBank(app)
    await write(ana, planOf([800, 'signed']))
    await ana.send('POST', `${url}/agreement/issue`)
    const { number } = (await see(ana)).agreement
    await handIn()
    expect((await ana.send('POST', `${url}/agreement/reopening`, { reason: 'ne' })).statusCode).toBe(422)
    expect(codeOf(await ana.send('POST', `${url}/agreement/reopening`, { reason: WHY }))).toBe(204)
    expect(codeOf(await sign(ana))).toBe('projects.notIssued')
    await ana.send('POST', `${url}/agreement/issue`)
    // A copy of the earlier issue does not count.
    expect((await see(ana)).agreement).toMatchObject({ number, signedFile: null })
    expect(codeOf(await sign(ana, '2099-01-05'))).toBe('projects.notYet')
    await handIn()
    await sign(ana)
    expect(codeOf(await ana.send('POST', `${url}/agreement/reopening`, { reason: WHY }))).toBe(
      'projects.alreadySigned',
    )
    expect(await told(lana.userId)).toEqual(['issued', 'reopened', 'issued', 'signed'])
  })

  test('is never overwritten by somebody of the bank who has read an earlier one, and issued as it was read', async () => {
    const { url, ana, ben, see, write } = await projectWithBank(app)
    const plan = planOf([800, 'signed'])
    const [before, same] = [(await see(ana)).agreement.version, (await see(ben)).agreement.version]
    expect(same).toBe(before)
    const note = (words: string) => ({ ...TERMS, note: words })
    const both = await Promise.all([
      write(ana, plan, note('Klupe ostaju školi.'), before),
      write(ben, plan, note('Klupe ostaju gradu.'), before),
    ])
    expect(both.map((answer) => codeOf(answer)).toSorted()).toEqual(['platform.conflict', undefined])
    const { agreement } = await see(ana)
    expect(agreement.version).not.toBe(before)
    const issue = (version: string) => ben.send('POST', `${url}/agreement/issue`, undefined, version)
    expect(codeOf(await issue(before))).toBe('platform.conflict')
    const { version } = (await write(ana, plan, note('Klupe ostaju školi.'), agreement.version)).json<{
      version: string
    }>()
    expect((await see(ben)).agreement).toMatchObject({ version, terms: { note: 'Klupe ostaju školi.' } })
    expect(codeOf(await issue(version))).toBe(204)
  })

  test('is signed on no day before it was issued, and nothing is paid on a day before the signature', async () => {
    const { id, url, ana, ben, sana, see, write, handIn, sign, release, pay } = await projectWithBank(app)
    const plan = planOf([800, 'signed'])
    await write(ana, plan)
    await ana.send('POST', `${url}/agreement/issue`)
    await app.services.pool.query(
      `update project_agreements set issued_at = '2026-03-09T22:59:00Z' where project_id = $1`,
      [id],
    )
    await handIn()
    expect((await sign(ana, '2026-03-08')).json()).toMatchObject({
      code: 'projects.beforeIssue',
      fields: { day: expect.stringContaining('izdat') },
    })
    expect(codeOf(await sign(ana, '2026-03-10'))).toBe(204)
    await release(ben, plan[0]!.id)
    expect(codeOf(await pay(sana, plan[0]!.id, '2026-03-09'))).toBe('projects.beforeSignature')
    expect(codeOf(await pay(sana, plan[0]!.id, '2026-03-10'))).toBe(204)
    expect((await see(ana)).instalments[0]).toMatchObject({ state: 'paid', paidOn: '2026-03-10' })
  })

  test('two contracts that are issued at once have two numbers', async () => {
    const both = await Promise.all([projectWithBank(app), projectWithBank(app), projectWithBank(app)])
    for (const { ana, write } of both) await write(ana, planOf([800, 'signed']))
    await Promise.all(both.map(({ ana, url }) => ana.send('POST', `${url}/agreement/issue`)))
    const numbers = await Promise.all(both.map(async ({ ana, see }) => (await see(ana)).agreement.number))
    expect(new Set(numbers).size).toBe(3)
  })

  test('is read by its team, its board and staff, and changed by the bank alone', async () => {
    const { url, lana, emir, sana, see, write } = await projectWithBank(app)
    const stranger = await somebody(app, 'Zoran')
    const other = await projectWithBank(app)
    for (const one of [stranger, other.ana, other.lana])
      expect((await one.send('GET', `${url}/money`)).statusCode).toBe(404)
    expect((await see(emir)).standing).toMatchObject({ team: true, bank: false, staff: false })
    expect((await see(sana)).standing).toMatchObject({ team: false, bank: true, staff: true })
    expect((await write(lana, planOf([800, 'signed']))).statusCode).toBe(404)
    expect((await write(other.ana, planOf([800, 'signed']))).statusCode).toBe(404)
    expect((await lana.send('POST', `${url}/agreement/issue`)).statusCode).toBe(404)
  })

  test('whoever is in the team decides nothing for the bank, also with a seat on its board', async () => {
    const { id, url, ana, see } = await projectWithBank(app)
    await app.services.pool.query(
      `insert into project_members (id, project_id, user_id) values ($1, $2, $3)`,
      [newId(), id, ana.userId],
    )
    expect((await see(ana)).standing).toMatchObject({ team: true, bank: false, staff: false })
    expect((await ana.send('POST', `${url}/agreement/issue`)).statusCode).toBe(404)
  })

  test('does not take over instalments of another project', async () => {
    const [one, other] = [await projectWithBank(app), await projectWithBank(app)]
    const plan = planOf([800, 'signed'])
    await one.write(one.ana, plan)
    expect(codeOf(await other.write(other.ana, plan))).toBe('projects.idTaken')
    expect((await one.see(one.ana)).instalments).toHaveLength(1)
  })
})

describe('a contract that nobody writes or signs', () => {
  test('keeps the project waiting: nothing is released or paid, and the public page claims no money', async () => {
    const { slug, ana, sana, see, write, release, pay } = await projectWithBank(app)
    expect(await see(ana)).toMatchObject({ agreement: { issuedAt: null, signedOn: null } })
    const plan = planOf([800, 'signed'])
    await write(ana, plan)
    expect((await release(ana, plan[0]!.id)).statusCode).toBe(409)
    expect((await pay(sana, plan[0]!.id)).statusCode).toBe(409)
    const shown = (await app.http.inject(`/api/public/projects/${slug}`)).json<{ entries: object[] }>()
    expect(shown.entries).toEqual([])
  })
})
