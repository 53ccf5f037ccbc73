import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toIso } from '#platform/server/db/rows-of.ts'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import { CONTROLS } from '../contract/posted-sheet.ts'
import type { OwnSubmission, PublicForm } from '../contract/public.endpoints.ts'
import type { listReaders } from '../contract/submissions.endpoints.ts'
import type { getFormStatistics } from '../contract/statistics.endpoints.ts'
import { cleanFormsTask } from './clean.task.ts'
import { ask, both, type Desk, formDesk, simple, whole } from './forms.fixture.ts'

let app: TestApp
let desk: Desk
let staff: Desk['staff']
beforeAll(async () => {
  app = await buildTestApp()
  desk = await formDesk(app)
  staff = desk.staff
})
afterAll(() => app.stop())

describe('what was sent', () => {
  test('has a status that its sender sees, a reader and notes that only staff see', async () => {
    const one = await desk.form()
    await one.publish()
    const { token } = await desk.post(one, whole)
    const { submissions } = await one.rows()
    const id = submissions[0]!.id
    const some = { submissions: [id] }
    const status = { ...some, status: 'accepted', text: 'Vidimo se u petak.' }
    expect((await staff.send('PUT', `${one.url}/submission-status`, status)).statusCode).toBe(204)
    await staff.send('PUT', `${one.url}/submission-reader`, { ...some, reader: staff.userId })
    const opened = await staff.send('POST', `${one.url}/submissions/${id}/notes`, { text: 'Zna svirati.' })
    expect(opened.json()).toMatchObject({
      status: 'accepted',
      assigned: { id: staff.userId },
      notes: [{ text: 'Zna svirati.' }],
    })
    const sent = await app.http.inject(`/api/public/forms/${one.slug}/sent?token=${token}`)
    expect(sent.json<OwnSubmission>()).toMatchObject({ status: 'accepted', statusText: 'Vidimo se u petak.' })
    expect(sent.body.includes('svirati')).toBe(false)
    expect((await one.rows('?status=accepted')).submissions).toHaveLength(1)
    expect((await one.rows('?status=received')).submissions).toEqual([])
  })

  test('changes the counts of its form, also when people send and staff decide many in parallel', async () => {
    const one = await desk.form()
    await one.publish()
    await Promise.all(Array.from({ length: 6 }, (_, n) => desk.post(one, { ...whole, name1: `Ime ${n}` })))
    const ids = (await one.rows()).submissions.map(({ id }) => id)
    const put = (submissions: string[], status: string) =>
      staff.send('PUT', `${one.url}/submission-status`, { submissions, status, text: '' })
    await Promise.all([
      put(ids.slice(0, 4), 'reading'),
      put(ids.slice(2), 'accepted'),
      put([ids[0]!], 'done'),
    ])
    await put([ids[5]!], 'received')
    const { rows } = await app.services.pool.query<{ status: string; count: number }>(
      'select status, count(*)::int from form_submissions where form_id = $1 group by status',
      [one.id],
    )
    const { counts, received } = await one.rows('?status=done')
    expect(received).toBe(6)
    expect(Object.entries(counts).filter(([, count]) => count > 0)).toHaveLength(rows.length)
    expect(counts).toMatchObject(Object.fromEntries(rows.map(({ status, count }) => [status, count])))
    await app.services.pool.query('delete from form_submissions where id = $1', [ids[5]])
    expect((await one.rows()).counts.received).toBe(counts.received - 1)
    await app.services.pool.query('delete from forms where id = $1', [one.id])
    expect((await one.rows()).counts).toBeUndefined()
  })

  test('can be filtered by its reader: the caller, a colleague, or nobody yet', async () => {
    const one = await desk.form()
    await one.publish()
    for (const name1 of ['Prva', 'Druga', 'Treća']) await desk.post(one, { ...whole, name1 })
    const [third, second] = (await one.rows()).submissions.map(({ id }) => id)
    await staff.send('PUT', `${one.url}/submission-reader`, { submissions: [second], reader: staff.userId })
    const other = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
    await other.send('PUT', `${one.url}/submission-reader`, { submissions: [third], reader: other.userId })
    const numbers = async (query: string) => (await one.rows(query)).submissions.map(({ number }) => number)
    expect(await numbers('?reader=mine')).toEqual([2])
    expect(await numbers('?reader=nobody')).toEqual([1])
    expect(await numbers(`?reader=${other.userId}`)).toEqual([3])
    expect(await numbers('?reader=mine&q=treca')).toEqual([])
    expect(await numbers('?reader=nobody&status=received&q=prva')).toEqual([1])
    await staff.send('PUT', `${one.url}/submission-reader`, { submissions: [second], reader: null })
    expect(await numbers('?reader=nobody')).toEqual([2, 1])
  })

  test('can be assigned to a colleague, who is notified, and to nobody who does not read answers', async () => {
    const one = await desk.form()
    await one.publish()
    for (const name1 of ['Prva', 'Druga']) await desk.post(one, { ...whole, name1 })
    const submissions = (await one.rows()).submissions.map(({ id }) => id)
    const colleague = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
    const other = await person(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
    const { readers } = (await staff.send('GET', `${one.url}/readers`)).json<ResponseOf<typeof listReaders>>()
    const ids = readers.map(({ id }) => id)
    expect(ids).toContain(colleague.userId)
    expect(ids).not.toContain(other.userId)
    const assign = async (reader: string) =>
      (await staff.send('PUT', `${one.url}/submission-reader`, { submissions, reader })).statusCode
    expect(await assign(other.userId)).toBe(404)
    expect(await assign(colleague.userId)).toBe(204)
    expect(await assign(colleague.userId)).toBe(204)
    expect((await one.rows(`?reader=${colleague.userId}`)).submissions).toHaveLength(2)
    expect(await assign(staff.userId)).toBe(204)
    const { rows } = await app.services.pool.query(
      `select user_id, data from notifications where kind = 'forms.assigned' and about = $1`,
      [one.id],
    )
    const path = `/admin/form-builder/submissions/${one.id}?reader=mine`
    expect(rows).toEqual([{ user_id: colleague.userId, data: expect.objectContaining({ count: 2, path }) }])
  })

  test('keeps the version that was answered, and can be changed until its day', async () => {
    const one = await desk.form()
    await one.publish()
    const { token } = await desk.post(one, whole)
    await one.save({ fields: [...simple, ask('short', 'more1', 'Još', { required: true })] })
    expect((await one.publish()).json<EditedForm>().published).toBe(2)
    const late = await desk.post(one, { ...whole, name1: 'Druga' }, { [CONTROLS.token]: token })
    expect(late.answer.statusCode).toBe(409)
    await one.settings({ editableUntil: toIso(Date.now() + 60_000) })
    const opened = (await desk.read(one.slug, token)).json<PublicForm>()
    expect(opened.draft).toMatchObject({ changes: true, typed: { name1: ['Amra Hodžić'] } })
    expect(opened.content.fields).toHaveLength(simple.length)
    const changed = await desk.post(one, { ...whole, name1: 'Amra H.' }, { [CONTROLS.token]: token })
    expect(changed.path).toBe(`/forms/${one.slug}/sent?token=${token}`)
    const { submissions, fields } = await one.rows()
    expect(submissions).toMatchObject([
      { version: 1, answers: { name1: 'Amra H.' }, editedAt: expect.any(String) },
    ])
    expect(fields.map(({ id }) => id)).toContain('more1')
  })

  test('Parallel senders never exceed the quota', async () => {
    const one = await desk.form()
    await one.publish()
    await one.settings({ quota: 3 })
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => desk.post(one, { ...whole, name1: `Osoba ${at}` })),
    )
    expect(all.filter(({ path }) => path.includes('/sent?')).length).toBe(3)
    expect((await one.see()).received).toBe(3)
    expect((await desk.read(one.slug)).json<PublicForm>().state).toBe('full')
  })

  test('A member sends a form once where it allows one, and follows its status', async () => {
    const one = await desk.form()
    await one.publish()
    await one.settings({ onceOnly: true })
    const member = await person(app)
    const body = () => ({
      token: null,
      mark: desk.markOf(one.id),
      trap: '',
      step: '',
      go: 'next',
      asked: simple.map(({ id }) => id),
      typed: Object.entries(whole).map(([name, value]) => ({ name, values: [value] })),
      locale: 'bhs',
      framed: false,
    })
    const url = `/api/public/forms/${one.slug}/answers`
    const answers = await Promise.all([member.send('POST', url, body()), member.send('POST', url, body())])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await one.see()).received).toBe(1)
    const own = (await member.send('GET', '/api/forms/submissions')).json<{
      submissions: { id: string; path: string }[]
    }>()
    expect(own.submissions).toHaveLength(1)
    const [{ id, path }] = own.submissions as [{ id: string; path: string }]
    const { json } = await app.http.inject(`/api/public${path}`)
    expect(json()).toMatchObject({ number: 1 })
    await staff.send('PUT', `${one.url}/submission-status`, {
      submissions: [id],
      status: 'reading',
      text: '',
    })
    const told = await member.send('GET', '/api/notifications')
    expect(told.body.includes('u čitanju')).toBe(true)
  })
})

describe('staff who read what came', () => {
  test('see figures for each question, and take all of it along without a formula in it', async () => {
    const one = await desk.form([
      ...simple,
      ask('amount', 'sum01', 'Iznos'),
      ask('matrix', 'grid1', 'Ocjene', {
        rows: [{ id: 'time', label: both('tačnost') }],
        options: [
          { id: 'good', label: both('dobro') },
          { id: 'bad', label: both('loše') },
        ],
      }),
      ask('ranking', 'rank1', 'Šta prvo?', {
        options: [
          { id: 'road', label: both('put') },
          { id: 'park', label: both('park') },
        ],
      }),
      ask('file', 'file1', 'Papiri'),
    ])
    await one.publish()
    await desk.post(one, {
      ...whole,
      sum01: '1.200,50',
      'grid1.time': 'good',
      'rank1.park': '1',
      'rank1.road': '2',
    })
    await desk.post(one, { ...whole, name1: '=1+1', pick1: 'sun', sum01: '800' })
    const { json } = await staff.send('GET', `${one.url}/statistics`)
    const { submissions, questions } = json<ResponseOf<typeof getFormStatistics>>()
    const of = (id: string) => questions.find(({ field }) => field.id === id)
    expect(submissions).toBe(2)
    expect(of('pick1')?.counts).toEqual([
      { row: '', value: 'sat', count: 1 },
      { row: '', value: 'sun', count: 1 },
    ])
    expect(of('grid1')).toMatchObject({ answered: 1, counts: [{ row: 'time', value: 'good', count: 1 }] })
    expect(of('rank1')?.counts).toEqual([
      { row: 'park', value: '1', count: 1 },
      { row: 'road', value: '2', count: 1 },
    ])
    expect(of('sum01')?.counts).toEqual([
      { row: '', value: '800..850', count: 1 },
      { row: '', value: '1200..1250', count: 1 },
    ])
    expect(of('file1')?.counts).toEqual([{ row: '', value: 'none', count: 2 }])
    expect(of('sum01')?.figures).toEqual({
      min: 800,
      max: 1200.5,
      mean: 1000.25,
      median: 1000.25,
      sum: 2000.5,
    })
    const csv = await staff.send('GET', `${one.url}/export/csv`)
    const lines = csv.body.split('\r\n')
    expect(lines[0]).toContain('"Ime";"E-adresa";"Dan"')
    expect(lines[1]).toContain(`"'=1+1"`)
    expect(lines[2]).toContain('"1200,5"')
    expect(lines[0]).toContain('"Šta prvo?: put";"Šta prvo?: park"')
    expect(lines[2]).toContain('"dobro";"2";"1"')
    const narrow = await staff.send('GET', `${one.url}/export/csv?answer=rank1:1.park`)
    expect(narrow.body.trimEnd().split('\r\n')).toEqual([lines[0], lines[2]])
    const xlsx = await staff.send('GET', `${one.url}/export/xlsx`)
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })

  test('keep personal data no longer than they said; that something was sent goes on being counted', async () => {
    const one = await desk.form()
    await one.publish()
    // Two years, until they say another time.
    const term = async () => (await desk.read(one.slug)).json<PublicForm>().retentionDays
    expect([(await one.see()).settings.retentionDays, await term()]).toEqual([730, 730])
    await one.settings({ retentionDays: 30 })
    expect(await term()).toBe(30)
    const { token } = await desk.post(one, whole)
    await desk.post(one, { ...whole, name1: 'Noviji' })
    const age = (days: number) =>
      app.services.pool.query(
        'update form_submissions set created_at = now() - make_interval(days => $1) where form_id = $2 and number = 1',
        [days, one.id],
      )
    const job = { id: 'x', attempt: 1 } as unknown as Parameters<typeof cleanFormsTask.handle>[2]
    const answersLeft = async () =>
      (await one.rows()).submissions.map(({ answers }) => Object.keys(answers).length)
    await age(29)
    await cleanFormsTask.handle(app.services, {}, job)
    expect(await answersLeft()).toEqual([4, 4])
    await age(31)
    await cleanFormsTask.handle(app.services, {}, job)
    expect(await answersLeft()).toEqual([4, 0])
    const sent = await app.http.inject(`/api/public/forms/${one.slug}/sent?token=${token}`)
    expect(sent.json<OwnSubmission>()).toMatchObject({ answers: {}, clearedAt: expect.any(String) })
    expect((await one.rows('?q=hodzic')).submissions).toEqual([])
    expect((await one.see()).received).toBe(2)
  })

  test('have their open forms found by everybody, and no others', async () => {
    const one = await desk.form(simple, { intro: both('Trebamo tamburaše') })
    const member = await person(app)
    const find = async () =>
      (await member.send('GET', '/api/search?query=tamburas')).body.includes(`/forms/${one.slug}`)
    const listed = async () => (await app.http.inject('/sitemap.xml')).body.includes(`/forms/${one.slug}<`)
    expect([await find(), await listed()]).toEqual([false, false])
    await one.publish()
    expect([await find(), await listed()]).toEqual([true, true])
    await staff.send('DELETE', `${one.url}/publication`)
    expect([await find(), await listed()]).toEqual([false, false])
  })
})
