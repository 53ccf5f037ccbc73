import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '#features/messaging/contract/message.ts'
import type { Reviewed } from '../contract/hiring.endpoints.ts'
import { applicantOf, decided, type House, openHouse } from './applications.fixture.ts'

let given: House
beforeAll(async () => {
  given = await openHouse()
})
afterAll(() => given.app.stop())

const begin = (by: Pick<House['boss'], 'send'>, member: string, about: string) =>
  by.send('POST', '/api/conversations', {
    id: crypto.randomUUID(),
    kind: 'direct',
    members: [member],
    about: { kind: 'application', id: about },
  })

test('a published opportunity and an open organisation stand on top of the conversation in which they are sent', async () => {
  const { boss } = given
  const [job, draft] = [await boss.published(), crypto.randomUUID()]
  const amra = await applicantOf(given, {})
  const sent = await amra.sent(job.id)
  await decided(boss, job.id, [sent], { status: 'interview' })
  const about = async (kind: string, id: string) => {
    const body = { id: crypto.randomUUID(), kind: 'direct', members: [amra.userId], about: { kind, id } }
    return (await boss.send('POST', '/api/conversations', body)).json<Conversation>().about
  }
  expect(await about('opportunity', job.id)).toMatchObject({ path: `/opportunities/${job.slug}` })
  const organisation = await about('organisation', boss.organisation)
  expect(organisation).toMatchObject({ path: expect.stringMatching(/^\/organisations\//) as string })
  for (const [kind, id] of [
    ['opportunity', draft],
    ['call', draft],
    ['organisation', 'x'],
    ['profile', draft],
  ] as const)
    expect(await about(kind, id)).toBeNull()
})

test('an organisation writes about an application, which stands on top for both of them and for nobody else', async () => {
  const { boss } = given
  const job = (await boss.published()).id
  const amra = await applicantOf(given, { firstName: 'Amra', lastName: 'Hodžić' })
  const id = await amra.sent(job)
  await decided(boss, job, [id], { status: 'interview' })
  const { contact } = (await boss.send('GET', `/api/applications/${id}/review`)).json<Reviewed>()
  expect(contact?.account).toBe(amra.userId)
  const begun = (await begin(boss, contact!.account, id)).json<Conversation>()
  expect(begun.about).toMatchObject({ kind: 'application', id, path: `/opportunities/${job}/applications` })
  await boss.send('POST', `/api/conversations/${begun.id}/messages`, {
    id: crypto.randomUUID(),
    body: 'Dobar dan, možete li u četvrtak?',
  })
  const seen = (await amra.send('GET', `/api/conversations/${begun.id}`)).json<Conversation>()
  expect(seen.about).toMatchObject({ title: begun.about!.title, path: `/applications/${id}` })

  // The conversation of the two gets its current subject; a subject that the member may not see has no title.
  const other = await applicantOf(given, {})
  const foreign = await other.sent(job)
  const again = (await begin(amra, boss.userId, foreign)).json<Conversation>()
  expect([again.id, again.about]).toEqual([begun.id, null])
})
