import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { CONTROLS } from '../../contract/posted-sheet.ts'
import type { FormUse } from '../../contract/uses.endpoints.ts'
import { organisationDesk, whole } from '../forms.fixture.ts'
import { makeMark } from '../mark.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const house = (given?: Parameters<typeof organisationDesk>[1]) => organisationDesk(app, given)

describe('an opportunity', () => {
  /** Publishes an opportunity that asks with its organisation's form, and sends one answer for it. */
  async function answered(own: Awaited<ReturnType<typeof house>>) {
    const form = await own.form()
    await form.publish()
    const { id } = await own.editor.published()
    const use = `/api/form-uses/opportunity/${id}`
    expect((await own.editor.send('PUT', use, { form: form.slug })).statusCode).toBe(200)
    const offer = await app.http.inject(`/api/public/form-uses/opportunity/${id}`)
    const { path } = offer.json<{ offer: { path: string } }>().offer
    const mark = makeMark(
      app.services,
      form.id,
      new Date(Date.now() - 60_000),
      new URL(path, 'http://x').searchParams.get('for'),
    )
    await own.post(form, whole, { [CONTROLS.mark]: mark })
    return { form, id, use }
  }

  test('uses the forms of its own organisation, and nobody else’s', async () => {
    const [own, other] = [await house(), await house()]
    const form = await own.form()
    await form.publish()
    const choicesFor = async ({ editor }: typeof own) => {
      const { id } = await editor.published()
      const url = `/api/form-uses/opportunity/${id}`
      const { choices } = (await editor.send('GET', url)).json<FormUse>()
      const chosen = await editor.send('PUT', url, { form: form.slug })
      return { isThere: choices.some(({ slug }) => slug === form.slug), code: chosen.statusCode }
    }
    expect(await choicesFor(own)).toEqual({ isThere: true, code: 200 })
    expect(await choicesFor(other)).toEqual({ isThere: false, code: 422 })
  })

  test('with blind review hides its answers in the form’s own list too, until its reviewers see names', async () => {
    const own = await house({ role: 'owner' })
    const { form, id } = await answered(own)
    await own.post(form, { ...whole, name1: 'Benjamin' })
    const namesIn = async () => (await form.rows()).submissions.map(({ answers }) => answers['name1']).sort()
    const exported = async () => (await own.editor.send('GET', `${form.url}/export/csv`)).body
    const statistics = async () =>
      (await own.editor.send('GET', `${form.url}/statistics`)).json<{ submissions: number }>().submissions
    expect(await namesIn()).toEqual(['Benjamin'])
    expect((await form.rows()).received).toBe(1)
    expect(await exported()).not.toContain('Amra')
    expect(await statistics()).toBe(1)
    const { rows } = await app.services.pool.query<{ id: string }>(
      'select id from form_submissions where form_id = $1 and use_id is not null',
      [form.id],
    )
    const one = `${form.url}/submissions/${rows[0]!.id}`
    expect((await own.editor.send('GET', one)).statusCode).toBe(404)
    await app.services.pool.query(
      `insert into application_boards (opportunity_id, blind) values ($1, false)
       on conflict (opportunity_id) do update set blind = false`,
      [id],
    )
    expect(await namesIn()).toEqual(['Amra Hodžić', 'Benjamin'])
    expect(await exported()).toContain('Amra')
    expect(await statistics()).toBe(2)
    expect((await own.editor.send('GET', one)).statusCode).toBe(200)
  })
})
