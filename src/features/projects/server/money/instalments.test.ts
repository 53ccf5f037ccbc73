import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { planOf, projectWithBank, WHY } from './money.fixture.ts'

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

describe('an instalment', () => {
  test('is released by one of the bank, entered as paid by another of it, and stands in the ledger that everybody reads', async () => {
    const { slug, lana, ana, ben, agreed, release, pay, see } = await projectWithBank(app)
    const [first, second] = await agreed([500, 'signed'], [300, 'report'])
    expect(codeOf(await pay(ben, first!.id))).toBe('projects.notReleased')
    expect(codeOf(await release(ana, first!.id))).toBe(204)
    expect(codeOf(await release(ana, first!.id))).toBe('projects.alreadyReleased')
    expect(await told(ben.userId)).toContain('toPay')
    expect(await told(ana.userId)).not.toContain('toPay')
    expect(codeOf(await pay(ana, first!.id))).toBe('projects.ownRelease')
    expect((await pay(lana, first!.id)).statusCode).toBe(404)
    expect(codeOf(await pay(ben, first!.id, '2099-01-01'))).toBe('projects.notYet')
    expect((await see(ben)).instalments[0]).toMatchObject({ state: 'released', mayPay: true })
    expect(codeOf(await pay(ben, first!.id))).toBe(204)
    const shown = await app.http.inject(`/api/public/projects/${slug}`)
    const money = await see(lana)
    const day = money.agreement.signedOn
    expect(shown.json()).toMatchObject({
      entries: [{ kind: 'instalment', amount: 500_00, instalment: 1, day }],
    })
    expect(money).toMatchObject({ received: 500_00, instalments: [{ state: 'paid' }, { state: 'blocked' }] })
    expect(codeOf(await release(ana, second!.id))).toBe('projects.blocked')
    expect(await told(lana.userId)).toEqual(['issued', 'signed', 'released', 'paid'])
    expect(await audited(slug)).toEqual(['contract', 'issue', 'hand-in', 'sign', 'release', 'pay'])
  })

  test('needs four eyes: staff who released it do not pay it', async () => {
    const { sana, nedim, agreed, release, pay, see } = await projectWithBank(app)
    const [first] = await agreed([800, 'signed'])
    await release(sana, first!.id)
    expect((await see(sana)).instalments[0]).toMatchObject({ state: 'released', mayPay: false })
    expect(codeOf(await pay(sana, first!.id))).toBe('projects.ownRelease')
    expect(codeOf(await pay(nedim, first!.id))).toBe(204)
  })

  test('is paid once, however many pay it at that moment', async () => {
    const { ana, ben, nedim, agreed, release, pay, see } = await projectWithBank(app)
    const [first] = await agreed([500, 'signed'], [300, 'signed'])
    await release(ana, first!.id)
    const paid = await Promise.all(
      Array.from({ length: 6 }, (_, at) => pay(at % 2 === 0 ? ben : nedim, first!.id)),
    )
    expect(paid.map(codeOf).filter((code) => code === 204)).toHaveLength(1)
    expect(new Set(paid.map(codeOf))).toEqual(new Set([204, 'projects.alreadyPaid']))
    expect((await see(ana)).received).toBe(500_00)
  })

  test('is never entered by whoever releases it, however many release, hold and pay it at that moment', async () => {
    const { id, url, ana, ben, agreed, release, pay, see } = await projectWithBank(app)
    const [first] = await agreed([500, 'signed'], [300, 'signed'])
    const hold = (one: typeof ana) => one.send('DELETE', `${url}/instalments/${first!.id}/release`)
    const tries = [ana, ben].flatMap((one) => [release(one, first!.id), pay(one, first!.id), hold(one)])
    const answers = await Promise.all([...tries, release(ana, first!.id), pay(ben, first!.id)])
    for (const { statusCode } of answers) expect([204, 409]).toContain(statusCode)
    // In any case the two are different people, and the money is entered once.
    const { rows } = await app.services.pool.query<{ same: boolean }>(
      `select e.entered_by = i.released_by as same from project_entries e
       join project_instalments i on i.id = e.instalment_id where i.project_id = $1`,
      [id],
    )
    expect(rows.length).toBeLessThanOrEqual(1)
    for (const { same } of rows) expect(same).toBe(false)
    expect((await see(ana)).received).toBe(rows.length * 500_00)
  })

  test('that waits for receipts is blocked until receipts prove what was paid before', async () => {
    const { lana, ana, sana, agreed, release, pay, spend, prove, see } = await projectWithBank(app)
    const [first, second] = await agreed([500, 'signed'], [300, 'receipts'])
    await release(ana, first!.id)
    await pay(sana, first!.id)
    await spend(lana, 500_00)
    await prove(lana, 380_00)
    expect((await see(ana)).instalments[1]).toMatchObject({
      state: 'blocked',
      hindrances: ['receipts'],
      unproven: 120_00,
    })
    expect(codeOf(await release(ana, second!.id))).toBe('projects.blocked')
    await prove(lana, 120_00)
    expect(codeOf(await release(ana, second!.id))).toBe(204)
  })

  test('that waits for the report is paid after the bank has accepted it, also when the project is over', async () => {
    const { url, lana, ana, sana, agreed, release, pay, see } = await projectWithBank(app)
    const [only] = await agreed([800, 'report'])
    expect(codeOf(await ana.send('PUT', `${url}/report/accepted`))).toBe('projects.noReport')
    await lana.send('PUT', `${url}/report`, { report: 'Sve je urađeno i otvoreno. '.repeat(5) })
    expect(codeOf(await release(ana, only!.id))).toBe('projects.blocked')
    expect((await lana.send('PUT', `${url}/report/accepted`)).statusCode).toBe(404)
    expect(codeOf(await ana.send('PUT', `${url}/report/accepted`))).toBe(204)
    await release(ana, only!.id)
    expect(codeOf(await pay(sana, only!.id))).toBe(204)
    expect(await see(lana)).toMatchObject({ isReportAccepted: true, received: 800_00 })
  })

  test('is held back again, and a payment entered wrongly is struck with a reason', async () => {
    const { url, lana, ana, ben, sana, agreed, release, pay, see } = await projectWithBank(app)
    const [first] = await agreed([800, 'signed'])
    await release(ana, first!.id)
    expect(codeOf(await ben.send('DELETE', `${url}/instalments/${first!.id}/release`))).toBe(204)
    expect(codeOf(await pay(sana, first!.id))).toBe('projects.notReleased')
    await release(ana, first!.id)
    await pay(sana, first!.id)
    const strike = (one = ana) =>
      one.send('POST', `${url}/instalments/${first!.id}/payment/striking`, { reason: WHY })
    expect((await strike(lana)).statusCode).toBe(404)
    expect(codeOf(await strike())).toBe(204)
    expect(codeOf(await strike())).toBe('projects.notPaid')
    expect(await see(lana)).toMatchObject({ received: 0, instalments: [{ state: 'due' }] })
    await release(ana, first!.id)
    expect(codeOf(await pay(sana, first!.id))).toBe(204)
    expect((await see(lana)).received).toBe(800_00)
  })

  test('is not the team’s to enter or to strike', async () => {
    const { slug, url, lana, ana, sana, agreed, release, pay } = await projectWithBank(app)
    const [first] = await agreed([800, 'signed'])
    const body = { kind: 'instalment', amount: 800_00, what: 'x', day: '2026-01-07', line: null, giver: null }
    expect((await lana.send('PUT', `${url}/entries/${newId()}`, body)).statusCode).toBe(422)
    await release(ana, first!.id)
    await pay(sana, first!.id)
    const { entries } = (await app.http.inject(`/api/public/projects/${slug}`)).json<{
      entries: { id: string }[]
    }>()
    expect(codeOf(await lana.send('DELETE', `${url}/entries/${entries[0]!.id}`))).toBe('projects.bankPays')
  })
})

describe('the dashboard', () => {
  test('leads the board to what waits for it, from the contract to the payment, and the team to one to sign', async () => {
    const { slug, url, lana, ana, ben, write, handIn, sign, release, pay } = await projectWithBank(app)
    await app.services.pool.query(
      `update users set onboarded_at = now(), interests = '{arts}' where id = any($1)`,
      [[lana.userId, ana.userId, ben.userId]],
    )
    const waiting = async (one: typeof ana) => {
      const { step } = (await one.send('GET', '/api/dashboard')).json<{
        step: { path: string; title: string } | null
      }>()
      return step?.path === `/projects/${slug}/money` ? step.title : undefined
    }
    const all = async () => [await waiting(ana), await waiting(ben), await waiting(lana)]
    const writes = expect.stringContaining('čeka ugovor')
    expect(await all()).toEqual([writes, writes, undefined])
    const plan = planOf([800, 'signed'])
    await write(ana, plan)
    await ana.send('POST', `${url}/agreement/issue`)
    expect(await all()).toEqual([undefined, undefined, expect.stringContaining('čeka potpis')])
    await handIn()
    const marks = expect.stringContaining('čeka tvoju potvrdu')
    expect(await all()).toEqual([marks, marks, undefined])
    await sign(ana)
    expect(await all()).toEqual([undefined, undefined, undefined])
    // The admin who released it has nothing left to do.
    await release(ana, plan[0]!.id)
    expect(await all()).toEqual([undefined, expect.stringContaining('čeka upis'), undefined])
    await pay(ben, plan[0]!.id)
    expect(await all()).toEqual([undefined, undefined, undefined])
  })
})
