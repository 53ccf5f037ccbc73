import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { CONTROLS } from '../../contract/posted-sheet.ts'
import type { OwnSubmission } from '../../contract/public.endpoints.ts'
import { RESTORE_MINUTES } from '../../contract/submissions.endpoints.ts'
import { cleanFormsTask } from '../clean.task.ts'
import { type Desk, formDesk, whole } from '../forms.fixture.ts'

let app: TestApp
let desk: Desk
let staff: Desk['staff']
beforeAll(async () => {
  app = await buildTestApp()
  desk = await formDesk(app)
  staff = desk.staff
})
afterAll(() => app.stop())

type Job = Parameters<typeof cleanFormsTask.handle>[2]
const clean = () => cleanFormsTask.handle(app.services, {}, { id: 'x', attempt: 1 } as unknown as Job)

/** Creates a published form that three visitors have sent. */
async function formOfThree() {
  const one = await desk.form()
  await one.publish()
  const tokens: string[] = []
  for (const name1 of ['Prva', 'Druga', 'Treća'])
    tokens.push((await desk.post(one, { ...whole, name1 })).token)
  const ids = (await one.rows()).submissions.map(({ id }) => id)
  const put = (act: 'deletion' | 'restoration', submissions: string[]) =>
    staff.send('PUT', `${one.url}/submission-${act}`, { submissions })
  const sent = async (token: string) =>
    (await app.http.inject(`/api/public/forms/${one.slug}/sent?token=${token}`)).json<OwnSubmission>()
  /** Lets the time pass within which they can be restored. */
  const age = () =>
    app.services.pool.query(
      'update form_submissions set deleted_at = deleted_at - make_interval(mins => $1) where form_id = $2',
      [RESTORE_MINUTES, one.id],
    )
  return { one, tokens, ids, put, sent, age }
}

describe('whoever reads the answers to a form', () => {
  test('deletes several at once, and no list, figure, file or search shows them', async () => {
    const { one, ids, put } = await formOfThree()
    const answers = await Promise.all([put('deletion', ids.slice(0, 2)), put('deletion', ids.slice(0, 2))])
    const counts = answers.map((answer) => answer.json<{ count: number }>().count)
    expect(counts.toSorted()).toEqual([0, 2])
    const { submissions, received } = await one.rows()
    expect([submissions.map(({ number }) => number), received, counts.length]).toEqual([[1], 1, 2])
    expect((await one.rows('?q=treca')).submissions).toEqual([])
    expect((await staff.send('GET', `${one.url}/submissions/${ids[0]}`)).statusCode).toBe(404)
    expect((await staff.send('GET', `${one.url}/statistics`)).json()).toMatchObject({ submissions: 1 })
    expect((await staff.send('GET', `${one.url}/export/csv`)).body).not.toContain('Treća')
    expect((await staff.send('GET', `${one.url}/submission-ids`)).json()).toEqual({ ids: ids.slice(2) })
  })

  test('restores them within ten minutes as they were, and nothing of them afterwards', async () => {
    const { one, ids, put, age } = await formOfThree()
    await put('deletion', ids)
    await clean()
    expect((await put('restoration', ids.slice(0, 1))).json()).toEqual({ count: 1 })
    expect((await put('restoration', ids.slice(0, 1))).json()).toEqual({ count: 0 })
    expect((await one.rows()).submissions).toMatchObject([{ number: 3, answers: { name1: 'Treća' } }])
    await age()
    expect((await put('restoration', ids)).statusCode).toBe(409)
    await clean()
    const { rows } = await app.services.pool.query<{ number: number; answers: object; typed: object }>(
      'select number, answers, typed from form_submissions where form_id = $1 order by number',
      [one.id],
    )
    expect(rows.slice(0, 2)).toEqual([1, 2].map((number) => ({ number, answers: {}, typed: {} })))
    expect(rows[2]?.answers).toMatchObject({ name1: 'Treća' })
  })

  test('leaves each sender a page that says so, on which nothing can be changed any more', async () => {
    const { one, tokens, ids, put, sent } = await formOfThree()
    await one.settings({ editableUntil: new Date(Date.now() + 60_000).toISOString() })
    const token = tokens[2]!
    expect(await sent(token)).toMatchObject({ deleted: false, editableUntil: expect.any(String) })
    await put('deletion', [ids[0]!])
    expect(await sent(token)).toMatchObject({ deleted: true, answers: {}, editableUntil: null })
    const late = await desk.post(one, { ...whole, name1: 'Kasna' }, { [CONTROLS.token]: token })
    expect(late.answer.statusCode).toBe(409)
    await put('restoration', [ids[0]!])
    expect(await sent(token)).toMatchObject({ deleted: false, answers: { name1: 'Treća' } })
  })

  test('chooses all that match the filter, and nobody deletes answers to another form', async () => {
    const { one, ids, put } = await formOfThree()
    await staff.send('PUT', `${one.url}/submission-status`, {
      submissions: ids.slice(1),
      status: 'done',
      text: '',
    })
    const all = await staff.send('GET', `${one.url}/submission-ids?status=done`)
    expect(all.json()).toEqual({ ids: ids.slice(1) })
    const other = await desk.form()
    const foreign = await staff.send('PUT', `${other.url}/submission-deletion`, { submissions: ids })
    expect(foreign.json()).toEqual({ count: 0 })
    expect((await one.rows()).submissions).toHaveLength(3)
    expect((await put('deletion', [])).statusCode).toBe(422)
  })
})
