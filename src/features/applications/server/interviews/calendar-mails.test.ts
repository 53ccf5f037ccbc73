import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inDays } from '#tests/setup/in-days.ts'
import { formatLongDate } from '#platform/contract/dates.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { applicantOf, type House, openHouse } from '../applications.fixture.ts'
import { remindOfInterviews } from './remind.task.ts'

let given: House
let app: House['app']
let boss: House['boss']
beforeAll(async () => {
  given = await openHouse()
  ;({ app, boss } = given)
})
afterAll(() => app.stop())

const path = (id: string) => `/api/applications/${id}/interview`
const propose = (id: string, version: number, days = 3) =>
  boss.send('PUT', path(id), {
    at: inDays(days),
    minutes: 45,
    way: 'place',
    place: 'Krupska 12',
    note: '',
    version,
  })

/** Returns the calendar file of the next mail with these words in its subject. */
async function calendarOf(email: string, words: string): Promise<string> {
  const mail = await app.mails.next(email, ({ subject }) => subject?.includes(words) ?? false)
  const content = mail.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))?.content ?? ''
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()
}

async function emailOf(userId: string): Promise<string> {
  const { rows } = await app.services.pool.query<{ email: string }>('select email from users where id = $1', [
    userId,
  ])
  return rows[0]!.email
}

async function invitation() {
  const email = `${crypto.randomUUID()}@primjer.ba`
  const amra = await applicantOf(given, { email })
  const id = await amra.sent()
  expect((await propose(id, 0)).statusCode).toBe(200)
  const answer = (version: number) =>
    amra.send('PUT', `${path(id)}/answer`, { answer: 'yes', message: '', version })
  return { amra, id, email, answer }
}

describe('The calendar of a mailbox', () => {
  test('has the proposed interview, replaces it when it moves and removes it when it is cancelled', async () => {
    const { id, email, answer } = await invitation()
    const first = await calendarOf(email, 'Razgovor:')
    for (const words of ['METHOD:REQUEST', 'STATUS:TENTATIVE', 'SEQUENCE:1', 'LOCATION:Krupska 12'])
      expect(first).toContain(words)
    const uid = /UID:(\S+)/.exec(first)?.[1] ?? 'none'
    // Two mails about one thing are ten minutes apart.
    await app.services.pool.query(`update notifications set sent_at = now() - interval '1 hour'`)
    await propose(id, 1, 4)
    const after = await calendarOf(email, formatLongDate(new Date(inDays(4)), 'bhs'))
    for (const words of [uid, 'METHOD:REQUEST', 'SEQUENCE:2']) expect(after).toContain(words)
    expect((await answer(2)).statusCode).toBe(200)
    const promise = await calendarOf(await emailOf(boss.userId), 'Termin potvrđen')
    for (const words of [uid, 'METHOD:REQUEST', 'STATUS:CONFIRMED', 'SEQUENCE:2'])
      expect(promise).toContain(words)
    await boss.send('POST', `${path(id)}/cancellation`, { message: 'Bolest u kući.', version: 2 })
    const over = await calendarOf(email, 'otkazan')
    for (const words of [uid, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3'])
      expect(over).toContain(words)
  })
})

describe('A day before an interview with an agreed date', () => {
  test('the people who decide get one reminder from several processes, and none of an interview that moved', async () => {
    const { id, answer } = await invitation()
    await answer(1)
    const other = await invitation()
    await other.answer(1)
    await propose(other.id, 1, 9)
    await app.services.pool.query(
      `update application_interviews set starts_at = now() + interval '20 hours', answered_at = now() - interval '2 days'
       where application_id = $1`,
      [id],
    )
    const editor = await signIn(app)
    await app.services.pool.query(
      `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')`,
      [boss.organisation, editor.userId],
    )
    await Promise.all([1, 2, 3].map(() => remindOfInterviews.handle(app.services, {}, { id: 'x' } as never)))
    const { rows } = await app.services.pool.query<{ count: number }>(
      `select count(*)::int as count from notifications where kind = 'applications.interview-soon'`,
    )
    expect(rows[0]?.count).toBe(2)
  })
})
