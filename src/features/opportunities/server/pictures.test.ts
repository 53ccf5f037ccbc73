import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LibraryPicture } from '#features/library/contract/library.endpoints.ts'
import { upload } from '#features/library/server/library.fixture.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Content } from '../contract/content.ts'
import type { Edited } from '../contract/editing.endpoints.ts'
import type { PublicOpportunity } from '../contract/public.endpoints.ts'
import { sweepTask } from './lifecycle/close.task.ts'
import { employer, finished, staff } from './opportunities.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

function illustrated(picture: string, alt = 'Radionica sa tri klupe'): Content['body'] {
  const words = fromPlainText(`Radiš uz majstora i učiš. Alat je naš, a klupa ima oznaku ${randomUUID()}.`)
  const figure = { type: 'figure', attrs: { picture, alt, caption: '' } } as const
  return { bhs: { ...words, content: [...words.content, figure] }, en: fromPlainText('') }
}

async function withPicture(alt?: string) {
  const who = await employer(app)
  const { id: picture, answer } = await upload(who)
  const { file } = answer.json<LibraryPicture>()
  const id = await who.draft('job', { body: illustrated(picture, alt) })
  return { ...who, id, picture, file }
}
const statusOf = async (file: string) => (await app.http.inject(`/pictures/${file}/1280.webp`)).statusCode

test('Everybody sees a picture of an opportunity from its publication until it is archived, and the library says where it stands', async () => {
  const { send, submit, id, picture, file } = await withPicture()
  expect(await statusOf(file)).toBe(404)
  const { slug } = (await submit(id)).json<Edited>()
  const shown = (await app.http.inject(`/api/public/opportunities/${slug}`)).json<PublicOpportunity>()
  expect(shown.pictures.map((one) => one.id)).toEqual([picture])
  expect(await statusOf(file)).toBe(200)
  const uses = (await send('GET', `/api/library/${picture}/uses`)).json<{ uses: object[] }>()
  expect(uses.uses).toEqual([
    {
      title: { bhs: 'Pomoćnik u stolariji', en: 'Carpentry assistant' },
      path: `/opportunities/${slug}/edit`,
      isShown: true,
    },
  ])
  await send('POST', `/api/opportunities/${id}/closing`, { reason: 'filled' })
  expect(await statusOf(file)).toBe(200)
  await app.services.pool.query(
    `update opportunities set closed_at = now() - interval '200 days' where id = $1`,
    [id],
  )
  await sweepTask.handle(app.services, {}, { id: '', complete: async () => undefined })
  expect(await statusOf(file)).toBe(404)
})

test('A picture without a description keeps its opportunity from being published', async () => {
  const { submit, id } = await withPicture(' ')
  expect((await submit(id)).json()).toMatchObject({
    code: 'opportunities.unfinished',
    fields: { 'pictures.bhs': expect.any(String) },
  })
})

test('An editor cannot show a stranger’s picture by naming its id; staff may, and see what waits for their review', async () => {
  const { picture } = await withPicture()
  const other = await employer(app, { verified: false })
  const foreign = await other.draft('job', { body: illustrated(picture) })
  expect((await other.submit(foreign)).json()).toMatchObject({ code: 'opportunities.pictureGone' })
  const admin = await staff(app)
  const theirs = await admin.published('job', { body: illustrated(picture) })
  expect(theirs.status).toBe('published')
  const own = await upload(other)
  const waiting = await other.draft('job', { body: illustrated(own.id) })
  expect((await other.submit(waiting)).json<Edited>().status).toBe('in-review')
  expect((await admin.send('GET', `/api/library/${own.id}/bytes`)).statusCode).toBe(200)
  const stranger = await employer(app)
  expect((await stranger.send('GET', `/api/library/${own.id}/bytes`)).statusCode).toBe(404)
})

test('A copy keeps the pictures, whichever editor put them into the original', async () => {
  const { id, picture, send, organisation } = await withPicture()
  const colleague = await employer(app)
  await app.services.pool.query(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')`,
    [organisation, colleague.userId],
  )
  const made = (await colleague.send('POST', `/api/opportunities/${id}/copies`)).json<{ id: string }>()
  const { content, version } = await colleague.edited(made.id)
  const later = { ...content, deadline: finished('job').deadline }
  await colleague.send('PUT', `/api/opportunities/${made.id}`, later, { 'if-match': `"${version}"` })
  expect((await colleague.submit(made.id)).json<Edited>().status).toBe('published')
  expect((await send('DELETE', `/api/library/${picture}`)).statusCode).toBe(409)
})
