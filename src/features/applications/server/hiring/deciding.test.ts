import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { BULK_MAX } from '../../contract/desk-limits.ts'
import { applicantOf, decided, type House, openHouse, applicantsOf } from '../applications.fixture.ts'

let given: House
let app: House['app']
let boss: House['boss']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
})
afterAll(() => app.stop())

const decisions = (job: string) => `/api/opportunities/${job}/applications/decisions`
const said = (bhs: string) => ({ bhs, en: '' })

test('a decider sees the language of each applicant, and each applicant gets the text in the language of their mails', async () => {
  const open = (await boss.published()).id
  const [amra, john] = [
    await applicantOf(given),
    await applicantOf(given, { email: 'john.reads@primjer.ba' }),
  ]
  const ids = [await amra.sent(open), await john.sent(open)]
  // He applied in bhs and has changed his language since.
  await app.services.pool.query(`update users set language = 'en' where id = $1`, [john.userId])
  const list = await boss.send('GET', `/api/opportunities/${open}/applications`)
  const { applicants } = list.json<{ applicants: { id: string; reads: string }[] }>()
  expect(applicants.map(({ id, reads }) => [id, reads])).toEqual([
    [ids[0], 'bhs'],
    [ids[1], 'en'],
  ])
  const message = { bhs: 'Dođi u četvrtak.', en: 'Come on Thursday.' }
  expect((await decided(boss, open, ids, { status: 'interview', message })).json()).toEqual({ moved: 2 })
  const { text } = await app.mails.next('john.reads@primjer.ba', ({ text: of }) =>
    /Thursday|četvrtak/.test(of ?? ''),
  )
  expect(text).toContain('Come on Thursday.')
})

describe('Two who decide on the same application', () => {
  test('tell the applicant one thing; the second is told who decided what and loses nothing', async () => {
    const open = (await boss.published()).id
    const amra = await applicantOf(given, { email: 'dva.prozora@primjer.ba' })
    const id = await amra.sent(open)
    const applications = await applicantsOf(boss, open, [id])
    const answers = await Promise.all(
      [
        { status: 'interview', message: said('Dođi na razgovor.') },
        { status: 'declined', message: said('Ovaj put ne.') },
      ].map((decision) => boss.send('POST', decisions(open), { applications, ...decision })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers
      .find(({ statusCode }) => statusCode === 409)!
      .json<{ error: string; code: string }>()
    expect(refused).toMatchObject({
      code: 'applications.decidedMeanwhile',
      current: [{ id, version: applications[0]!.version + 1 }],
    })
    expect(refused.error).toMatch(/Prijava br\. 1: .+, (poziv na razgovor|nije prošla)\./)
    const { steps } = await amra.read(id)
    expect(steps.filter(({ side }) => side === 'organisation')).toHaveLength(1)
    // With the current version, the second may still decide.
    expect((await decided(boss, open, [id], { status: 'offer' })).json()).toEqual({ moved: 1 })
    const about = ({ subject }: { subject?: string }) => subject?.startsWith('Ponuda') ?? false
    await app.mails.next('dva.prozora@primjer.ba', about)
    const isFirst = ({ text }: { text?: string }) => /Dođi na razgovor|Ovaj put ne/.test(text ?? '')
    await app.mails.next('dva.prozora@primjer.ba', isFirst)
    expect(app.mails.to('dva.prozora@primjer.ba').filter(isFirst)).toHaveLength(1)
  })

  test('are both heard where they write different things, and one alone whose answer was lost is not asked again', async () => {
    const open = (await boss.published()).id
    const amra = await applicantOf(given)
    const id = await amra.sent(open)
    const applications = await applicantsOf(boss, open, [id])
    const body = { applications, status: 'interview', message: said('Dođi u utorak.') }
    expect((await boss.send('POST', decisions(open), body)).json()).toEqual({ moved: 1 })
    expect((await boss.send('POST', decisions(open), body)).json()).toEqual({ moved: 0 })
    const other = await boss.send('POST', decisions(open), { ...body, message: said('Dođi u srijedu.') })
    expect(other.statusCode).toBe(409)
    expect((await amra.read(id)).steps).toHaveLength(2)
  })

  test('move nobody of many when one of them withdrew in the meantime', async () => {
    const open = (await boss.published()).id
    const [one, other] = [await applicantOf(given), await applicantOf(given)]
    const ids = [await one.sent(open), await other.sent(open)]
    const applications = await applicantsOf(boss, open, ids)
    await other.send('POST', `/api/applications/${ids[1]}/withdrawal`)
    const answer = await boss.send('POST', decisions(open), {
      applications,
      status: 'in-review',
      message: said(''),
    })
    expect(answer.json().error).toContain('Prijava br. 2: osoba koja se prijavila, povučena.')
    expect((await one.read(ids[0]!)).status).toBe('sent')
  })
})

test('whoever chooses too many for once is told how many may go', async () => {
  const open = (await boss.published()).id
  const applications = Array.from({ length: BULK_MAX + 1 }, () => ({ id: crypto.randomUUID(), version: 1 }))
  const answer = await boss.send('POST', decisions(open), {
    applications,
    status: 'declined',
    message: said('Ne.'),
  })
  expect([answer.statusCode, answer.json().error]).toEqual([
    422,
    'Odjednom ide najviše 200 prijava, a izabrano ih je 201. Pošalji ih u dijelovima.',
  ])
})

test('nobody gets a message in which something was not filled in: it is neither kept nor sent', async () => {
  const house = await employer(app, { name: 'Mlin', role: 'owner' })
  const open = (await house.published()).id
  const amra = await applicantOf(given)
  const id = await amra.sent(open)
  const sent = await decided(house, open, [id], {
    status: 'interview',
    message: said('Dođi u {dan}, {ime}.'),
  })
  expect([sent.statusCode, sent.json().code]).toEqual([422, 'applications.unknownPlaceholder'])
  expect(sent.json().error).toContain('{dan}')
  expect(sent.json().error).toContain('{ime}, {prilika}, {organizacija}')
  expect((await amra.read(id)).steps).toHaveLength(1)
  const path = `/api/organisations/${house.organisation}/message-templates`
  const template = { status: 'interview', name: 'Poziv', body: { bhs: 'Dođi', en: 'Come on {day}' } }
  expect((await house.send('POST', path, template)).json().code).toBe('applications.unknownPlaceholder')
  const kept = { ...template, body: said('Dođi, {ime}') }
  const { id: saved } = (await house.send('POST', path, kept)).json<{ id: string }>()
  expect((await house.send('PUT', `${path}/${saved}`, template)).statusCode).toBe(422)
})
