import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { FormFile } from '../../contract/files.ts'
import { CONTROLS } from '../../contract/posted-sheet.ts'
import type { PublicForm, OwnSubmission } from '../../contract/public.endpoints.ts'
import { newContent, newField } from '../../contract/rules/new-content.ts'
import type { OpenedSubmission } from '../../contract/submissions.endpoints.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { cleanFormsTask } from '../clean.task.ts'
import { makeMark } from '../mark.ts'
import { insertFile } from './files.queries.ts'

let app: TestApp
let staff: Person
let photo: Buffer
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5' } })
  photo = await image
    .withExif({ IFD0: { Copyright: 'Amra' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.stop())

const PDF = Buffer.from('%PDF-1.7 a paper of a sender')
const both = (bhs: string) => ({ bhs, en: '' })
const FIELDS = [
  newField('short', 'name1', { label: both('Ime'), required: true }),
  newField('file', 'cv001', { label: both('Životopis'), required: true, max: 2 }),
  newField('photo', 'face1', { label: both('Fotografija') }),
]

async function openForm() {
  const title = both('Prijava s papirima')
  const content = { ...newContent(title), fields: FIELDS }
  const { id } = (await staff.send('POST', '/api/admin/forms', { title, content })).json<{ id: string }>()
  const url = `/api/admin/forms/${id}`
  const { slug } = (await staff.send('POST', `${url}/publication`)).json<{ slug: string }>()
  const mark = makeMark(app.services, id, new Date(Date.now() - 60_000))
  return { id, url, slug, mark }
}
type Opened = Awaited<ReturnType<typeof openForm>>
type Chosen = { field: string; name: string; bytes: Buffer }

/** Sends files with the form itself, as a browser without script does. */
async function post(
  form: Opened,
  given: { fields?: Record<string, string>; files?: Chosen[]; token?: string },
) {
  const data = new FormData()
  const controls = {
    [CONTROLS.mark]: form.mark,
    [CONTROLS.asked]: FIELDS.map(({ id }) => id).join(' '),
    [CONTROLS.go]: 'next',
    ...(given.token && { [CONTROLS.token]: given.token }),
    ...given.fields,
  }
  for (const [name, value] of Object.entries(controls)) data.append(name, value)
  for (const { field, name, bytes } of given.files ?? [])
    data.append(field, new File([new Uint8Array(bytes)], name))
  // What nobody chose is sent empty.
  data.append('face1', new File([], ''))
  const body = new Response(data)
  const answer = await app.http.inject({
    method: 'POST',
    url: `/forms/${form.slug}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '', accept: 'text/html' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  const path = String(answer.headers.location ?? '')
  return { answer, path, token: new URL(path, 'http://x').searchParams.get('token') ?? '' }
}

const upload = (form: Opened, { field, name, bytes }: Chosen, mark = form.mark) =>
  app.http.inject({
    method: 'POST',
    url: `/api/public/forms/${form.slug}/files/${field}?${new URLSearchParams({ name, mark })}`,
    headers: { 'content-type': 'application/pdf' },
    payload: bytes,
  })

async function firstOf(form: Opened) {
  const { submissions } = (await staff.send('GET', `${form.url}/submissions`)).json<{
    submissions: { id: string }[]
  }>()
  const url = `${form.url}/submissions/${submissions[0]!.id}`
  return { url, ...(await staff.send('GET', url)).json<OpenedSubmission>() }
}

const placesLeft = async (id: string) =>
  (
    await app.services.pool.query(
      'select f.id from files f join form_files o on o.id = f.id where o.form_id = $1',
      [id],
    )
  ).rowCount

test('a visitor without script who chooses too many files gets a clear refusal and loses none of them', async () => {
  const form = await openForm()
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ field: 'cv001', name: `${n}.pdf`, bytes: PDF }))
  const { token } = await post(form, { fields: { name1: 'Amra' }, files: many(6) })
  const begun = await app.http.inject(`/api/public/forms/${form.slug}?token=${token}`)
  expect(begun.json<PublicForm>().draft?.files).toHaveLength(6)
  expect((await post(form, { files: many(21) })).answer.statusCode).toBe(413)
})

test('a visitor without script sends papers and a photo, and staff save them one by one or all as a ZIP', async () => {
  const form = await openForm()
  const files = [
    { field: 'cv001', name: 'Životopis.pdf', bytes: PDF },
    { field: 'cv001', name: 'Životopis.pdf', bytes: Buffer.from('%PDF-1.7 another') },
    { field: 'face1', name: 'ja.jpg', bytes: photo },
  ]
  // The name is missing, so the files are kept and need not be chosen again.
  const first = await post(form, { files })
  const begun = await app.http.inject(`/api/public/forms/${form.slug}?token=${first.token}`)
  const { draft } = begun.json<PublicForm>()
  expect(draft?.files.map(({ name }) => name)).toEqual(['Životopis.pdf', 'Životopis.pdf', 'ja.webp'])
  const data = new URLSearchParams({
    [CONTROLS.mark]: form.mark,
    [CONTROLS.token]: first.token,
    [CONTROLS.asked]: 'name1 cv001 face1',
    name1: 'Amra',
  })
  for (const { field, value } of draft!.files) data.append(field, value)
  const sent = await app.http.inject({
    method: 'POST',
    url: `/forms/${form.slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: data.toString(),
  })
  expect(sent.headers.location).toContain('/sent?token=')
  const receipt = await app.http.inject(`/api/public${sent.headers.location}`)
  expect(receipt.json<OwnSubmission>().answers['cv001']).toEqual(['Životopis.pdf', 'Životopis.pdf'])

  const opened = await firstOf(form)
  const [cv, , face] = opened.files
  const saved = await staff.send('GET', `${opened.url}/files/${cv!.id}`)
  expect(saved.rawPayload.equals(PDF)).toBe(true)
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  // A photo is drawn anew, and says nothing of the device that took it.
  const shown = (await staff.send('GET', `${opened.url}/files/${face!.id}`)).rawPayload
  expect((await sharp(shown).metadata()).exif).toBeUndefined()
  const zip = await staff.send('GET', `${form.url}/files`)
  expect(Object.keys(unzipSync(new Uint8Array(zip.rawPayload)))).toEqual([
    '1/Životopis.pdf',
    '1/Životopis (2).pdf',
    '1/ja.webp',
  ])
  const csv = await staff.send('GET', `${form.url}/export/csv`)
  expect(csv.body).toContain('Životopis.pdf, Životopis.pdf')
  const stranger = await person(app)
  for (const url of [`${opened.url}/files/${cv!.id}`, `${form.url}/files`])
    expect((await stranger.send('GET', url)).statusCode).toBe(403)
})

test('nobody puts in what is no document, or sends the file of somebody else', async () => {
  const form = await openForm()
  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
  const pdf = { field: 'cv001', name: 'a.pdf', bytes: PDF }
  expect(codeOf(await upload(form, { ...pdf, bytes: Buffer.from('MZ not a paper') }))).toBe(
    'platform.wrongFile',
  )
  expect(codeOf(await upload(form, { ...pdf, field: 'face1' }))).toBe('platform.wrongFile')
  expect(codeOf(await upload(form, { ...pdf, field: 'name1' }))).toBe('platform.notFound')
  expect(codeOf(await upload(form, pdf, 'x'))).toBe('forms.closed')
  expect(codeOf(await staff.send('GET', `${form.url}/files`))).toBe('forms.noFiles')
  const { value } = (await upload(form, pdf)).json<FormFile>()
  const whole = { name1: 'Amra', cv001: value }
  expect((await post(form, { fields: whole })).path).toContain('/sent')
  const again = makeMark(app.services, form.id, new Date(Date.now() - 50_000))
  expect(
    (await post({ ...form, mark: again }, { fields: { ...whole, name1: 'Drugi' } })).answer.statusCode,
  ).toBe(409)
  const forged = `${value.slice(0, 37)}${'A'.repeat(22)}`
  const lost = await post({ ...form, mark: again }, { fields: { ...whole, cv001: forged } })
  expect(lost.answer.statusCode).toBe(409)
  expect((await firstOf(form)).number).toBe(1)
})

test('a ZIP has all files that are there, and says which one is lost', async () => {
  const form = await openForm()
  const of = async (name: string) =>
    (await upload(form, { field: 'cv001', name, bytes: PDF })).json<FormFile>().value
  const [lost, kept] = [await of('lost.pdf'), await of('kept.pdf')]
  const { pool, files } = app.services
  const { rows } = await pool.query<{ place: string }>('select place from files where id = $1', [
    lost.slice(0, lost.indexOf('.')),
  ])
  for (const [at, cv001] of [lost, kept].entries()) {
    const mark = makeMark(app.services, form.id, new Date(Date.now() - (60 + at) * 1000))
    expect((await post({ ...form, mark }, { fields: { name1: 'Amra', cv001 } })).path).toContain('/sent')
  }
  await files.removeAll(rows[0]!.place)
  const zip = unzipSync(new Uint8Array((await staff.send('GET', `${form.url}/files`)).rawPayload))
  expect(Object.keys(zip)).toEqual(['2/kept.pdf', 'MISSING.txt'])
  expect(Buffer.from(zip['MISSING.txt']!).toString()).toContain('1/lost.pdf')
})

test('files go with the answers when their time is over, and those that were never sent before that', async () => {
  const form = await openForm()
  const { value } = (await upload(form, { field: 'cv001', name: 'a.pdf', bytes: PDF })).json<FormFile>()
  await upload(form, { field: 'cv001', name: 'forgotten.pdf', bytes: PDF })
  const kept = (await upload(form, { field: 'cv001', name: 'draft.pdf', bytes: PDF })).json<FormFile>()
  await post(form, { fields: { name1: 'Amra', cv001: value } })
  await post(form, { fields: { cv001: kept.value, [CONTROLS.go]: 'keep' } })
  expect(await placesLeft(form.id)).toBe(3)
  const { pool } = app.services
  const job = { id: 'x', attempt: 1 } as unknown as Parameters<typeof cleanFormsTask.handle>[2]
  await pool.query(`update form_files set created_at = now() - interval '3 days' where form_id = $1`, [
    form.id,
  ])
  await cleanFormsTask.handle(app.services, {}, job)
  expect(await placesLeft(form.id)).toBe(2)
  const settings = (await staff.send('GET', form.url)).json<{ settings: object }>().settings
  await staff.send('PUT', `${form.url}/settings`, { ...settings, retentionDays: 1 })
  await pool.query(`update form_submissions set created_at = now() - interval '2 days' where form_id = $1`, [
    form.id,
  ])
  await cleanFormsTask.handle(app.services, {}, job)
  expect(await placesLeft(form.id)).toBe(1)
})

test('files that arrive at once never take more room than the form has', async () => {
  const { id: form } = await openForm()
  const ids = Array.from({ length: 8 }, () => crypto.randomUUID())
  await app.services.pool.query(
    `insert into files (id, kind, place, type, size) select id, 'form', 'form/' || id, 'application/pdf', 10 from unnest($1::uuid[]) id`,
    [ids],
  )
  const file = { form, field: 'cv001', member: null, name: 'x.pdf', type: 'application/pdf', size: 10 }
  const kept = await Promise.all(
    ids.map((id) => inTransaction(app.services.pool, (tx) => insertFile(tx, { id, ...file }, 30))),
  )
  expect(kept.filter(Boolean)).toHaveLength(3)
})
