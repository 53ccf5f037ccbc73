import { expect } from 'vitest'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { join, type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import { CONTROLS } from '../contract/posted-sheet.ts'
import type { Content } from '../contract/rules/content.ts'
import type { Field } from '../contract/rules/field.ts'
import { newContent, newField } from '../contract/rules/new-content.ts'
import type { listSubmissions } from '../contract/submissions.endpoints.ts'
import { makeMark } from './mark.ts'

export const both = (bhs: string) => ({ bhs, en: '' })
export const ask = (kind: Field['kind'], id: string, label: string, given: Partial<Field> = {}) =>
  newField(kind, id, { label: both(label), ...given })
export const simple = [
  ask('short', 'name1', 'Ime', { required: true }),
  ask('email', 'mail1', 'E-adresa', { required: true }),
  ask('choice', 'pick1', 'Dan', {
    options: [
      { id: 'sat', label: both('subota') },
      { id: 'sun', label: both('nedjelja') },
    ],
  }),
  ask('consent', 'agree', 'Slažem se'),
]

export const whole = { name1: 'Amra Hodžić', mail1: 'amra@primjer.ba', pick1: 'sat', agree: 'yes' }

export type Desk = ReturnType<typeof deskOf<Person>>

/** Creates somebody of the staff who makes forms, and the ways of visitors to them. */
export async function formDesk(app: TestApp) {
  return deskOf(
    app,
    await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } }),
    '/api/admin/forms',
  )
}

/** Returns what somebody does with the forms behind an address, and the ways of visitors to them. */
export function deskOf<P extends Pick<Person, 'send'>>(app: TestApp, staff: P, forms: string) {
  let count = 0

  async function form(fields: Field[] = simple, more: Partial<Content> = {}) {
    const title = both(`Volontiraj na festivalu ${++count}`)
    const { id } = (await staff.send('POST', forms, { title })).json<{ id: string }>()
    const url = `${forms}/${id}`
    const see = async () => (await staff.send('GET', url)).json<EditedForm>()
    const save = async (change: Partial<Content>) => {
      const now = await see()
      return staff.send('PUT', url, { ...now.content, ...change }, { 'if-match': `"${now.version}"` })
    }
    const saved = await save({ ...newContent(title), fields, ...more })
    expect(saved.statusCode).toBe(200)
    const { slug } = await see()
    return {
      id,
      url,
      slug,
      see,
      save,
      publish: () => staff.send('POST', `${url}/publication`),
      settings: async (change: Partial<EditedForm['settings']>) =>
        staff.send('PUT', `${url}/settings`, { ...(await see()).settings, ...change }),
      rows: async (query = '') =>
        (await staff.send('GET', `${url}/submissions${query}`)).json<ResponseOf<typeof listSubmissions>>(),
    }
  }
  type Form = Awaited<ReturnType<typeof form>>

  const read = async (slug: string, token?: string) =>
    app.http.inject(`/api/public/forms/${slug}${token ? `?token=${token}` : ''}`)
  const markOf = (id: string, secondsAgo = 60) =>
    makeMark(app.services, id, new Date(Date.now() - secondsAgo * 1000))

  /** Sends a form as a browser without script does and follows the redirect. */
  async function post(
    to: Form,
    fields: Record<string, string | string[]>,
    controls: Record<string, string> = {},
  ) {
    const ids = (await to.see()).content.fields.map(({ id }) => id).join(' ')
    const entries = {
      [CONTROLS.mark]: markOf(to.id),
      [CONTROLS.asked]: ids,
      [CONTROLS.go]: 'next',
      ...controls,
      ...fields,
    }
    const body = new URLSearchParams(
      Object.entries(entries).flatMap(([name, all]) =>
        [all].flat().map((one): [string, string] => [name, one]),
      ),
    )
    const answer = await app.http.inject({
      method: 'POST',
      url: `/forms/${to.slug}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: body.toString(),
    })
    const path = String(answer.headers.location ?? '')
    return { answer, path, token: new URL(path, 'http://x').searchParams.get('token') ?? '' }
  }

  return { staff, forms, form, read, markOf, post, lastTitle: () => `festivalu ${count}` }
}

type Given = Parameters<typeof employer>[1]

/** Creates an organisation with an editor, who makes its forms. */
export async function organisationDesk(app: TestApp, given: Given = {}) {
  const editor = await employer(app, given)
  const url = `/api/organisation-forms/${editor.organisation}`
  const desk = deskOf(app, editor, url)
  return {
    ...desk,
    editor,
    id: editor.organisation,
    url,
    async with(role: 'owner' | 'editor' | 'reviewer') {
      const joined = await person(app)
      await join(app, { id: editor.organisation, userId: joined.userId, role })
      return joined
    },
    suspend: (suspended: boolean) =>
      app.services.pool.query(
        `update organisations set suspended_at = ${suspended ? 'now()' : 'null'} where id = $1`,
        [editor.organisation],
      ),
  }
}

export const formContent: Content = { ...newContent(both('Tuđi obrazac')), fields: simple }
export const emptySettings: EditedForm['settings'] = {
  slug: 'tudji-obrazac',
  audience: 'all',
  onceOnly: false,
  opensAt: null,
  closesAt: null,
  editableUntil: null,
  quota: null,
  retentionDays: null,
  framed: false,
  offered: false,
}
