import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '#features/notices/server/feeds/feeds.fixture.ts'
import type { listDeadlines } from '#features/dashboard/contract/cards.endpoints.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listApplications, Listed } from '../../contract/application.endpoints.ts'
import { applicantOf, type House, openHouse } from '../applications.fixture.ts'

let given: House
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
  given = await openHouse()
  given.app.services.config.testFeedHosts.push(site.host)
})
afterAll(async () => {
  await given.app.stop()
  await site.stop()
})

const LINK = '/api/external-applications/link'
const page = (path: string, html: string, type = 'text/html') =>
  site.at(path, (_, response) => response.writeHead(200, { 'content-type': type }).end(html))

test('a pasted link says what it leads to; an inner address is not asked, and what is no page is said to be none', async () => {
  const amra = await applicantOf(given)
  const url = page(
    '/oglas',
    '<title>Pekar</title><meta property="og:site_name" content="Pekara Zlatno zrno">',
  )
  expect((await amra.send('POST', LINK, { url })).json()).toEqual({
    title: 'Pekar',
    organisation: 'Pekara Zlatno zrno',
    deadline: null,
    closedAt: null,
  })
  const code = async (address: string) =>
    (await amra.send('POST', LINK, { url: address })).json<{ code: string }>().code
  expect(await code('http://169.254.169.254/latest/meta-data/')).toBe('applications.linkForbidden')
  expect(await code(page('/slika', 'x', 'image/png'))).toBe('applications.linkUnreadable')
  expect(await code(`http://${site.host}/nema`)).toBe('applications.linkUnreadable')
})

test('an answer that a member expects from elsewhere stands among their nearest dates until it comes', async () => {
  const amra = await applicantOf(given)
  const replyBy = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const external = { title: 'Pekar', organisation: 'Pekara', url: null, deadline: null, replyBy, note: '' }
  const made = await amra.send('POST', '/api/external-applications', { external, status: 'sent' })
  const { id } = made.json<{ id: string }>()
  const kinds = async () =>
    (await amra.send('GET', '/api/dashboard/deadlines'))
      .json<ResponseOf<typeof listDeadlines>>()
      .deadlines.map(({ kind, at }) => [kind, at])
  expect(await kinds()).toEqual([['reply', replyBy]])
  await amra.send('PUT', `/api/external-applications/${id}`, { external, status: 'interview' })
  expect(await kinds()).toEqual([])
  // Years outside our calendars must not break the dashboard.
  const odd = { ...external, deadline: '0000-01-01T00:00:00Z', replyBy: '0000-01-01T00:00:00Z' }
  await amra.send('PUT', `/api/external-applications/${id}`, { external: odd, status: 'draft' })
  expect(await kinds()).toEqual([])
})

test('a member says by one word where an application elsewhere stands; what another device wrote of it stays', async () => {
  const amra = await applicantOf(given)
  const external = {
    title: 'Pekar',
    organisation: 'Pekara',
    url: null,
    deadline: null,
    note: 'Nazvati Mirzu',
  }
  const made = await amra.send('POST', '/api/external-applications', { external, status: 'sent' })
  const { id } = made.json<{ id: string }>()
  const at = `/api/external-applications/${id}`
  const sentAt = (await amra.send('GET', at)).json<Listed>().sentAt
  const renamed = { ...external, title: 'Pekarka' }
  await Promise.all([
    amra.send('PUT', at, { external: renamed, status: 'sent' }),
    amra.send('PUT', `${at}/status`, { status: 'interview' }),
  ])
  expect((await amra.send('GET', at)).json<Listed>().external?.title).toBe('Pekarka')
  // Moving it to the saved ones by mistake and back leaves the time of sending.
  for (const status of ['draft', 'sent']) await amra.send('PUT', `${at}/status`, { status })
  expect((await amra.send('GET', at)).json()).toMatchObject({ status: 'sent', sentAt })
  const here = await amra.begin()
  const refused = await amra.send('PUT', `/api/external-applications/${here}/status`, { status: 'hired' })
  expect(refused.json<{ code: string }>().code).toBe('applications.onlyOutside')
})

test('what an applicant notes is theirs alone: the organisation reads the application without it', async () => {
  const amra = await applicantOf(given)
  const id = await amra.sent()
  const noted = await amra.send('PUT', `/api/applications/${id}/note`, { note: 'Pitati za smjene.' })
  expect(noted.statusCode).toBe(204)
  expect((await amra.read(id)).note).toBe('Pitati za smjene.')
  const own = (await amra.send('GET', '/api/applications')).json<ResponseOf<typeof listApplications>>()
  expect(own.applications.map(({ note }) => note)).toEqual(['Pitati za smjene.'])
  const review = await given.boss.send('GET', `/api/applications/${id}/review`)
  expect([review.statusCode, review.body.includes('smjene')]).toEqual([200, false])
})
