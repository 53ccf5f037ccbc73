import type { IncomingHttpHeaders } from 'node:http'
import { expect } from 'vitest'
import { startSite } from '#features/notices/server/feeds/feeds.fixture.ts'
import type { Person } from '#features/organisations/server/organisations.fixture.ts'
import { settled } from '#tests/setup/settled.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { newContent, newField } from '../../contract/rules/new-content.ts'
import type { Delivery, Webhook } from '../../contract/webhook.endpoints.ts'
import { both } from '../forms.fixture.ts'
import { makeMark } from '../mark.ts'
import { deliverDueTask } from './deliver.task.ts'

export type Message = { headers: IncomingHttpHeaders; body: string }

/** Forms with webhooks, and a site on this machine that receives their messages. */
export async function hookDesk(app: TestApp, staff: Person) {
  const site = await startSite()
  app.services.config.testFeedHosts.push(site.host)
  let made = 0

  /** A receiver on a path of its own, which answers as it is told. */
  function receiver(answer: () => number | Promise<number> = () => 204) {
    const messages: Message[] = []
    const address = site.at(`/hook/${++made}`, (request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (part: string) => (body += part))
      request.on('end', () => {
        messages.push({ headers: request.headers, body })
        void Promise.resolve(answer()).then((status) =>
          response.writeHead(status, { location: `http://${site.host}/inner` }).end(),
        )
      })
    })
    return { address, messages }
  }

  async function formWith(address: string) {
    const title = both('Prijava na radionicu')
    const content = { ...newContent(title), fields: [newField('short', 'name1', { label: both('Ime') })] }
    const { id } = (await staff.send('POST', '/api/admin/forms', { title, content })).json<{ id: string }>()
    const url = `/api/admin/forms/${id}`
    const { slug } = (await staff.send('POST', `${url}/publication`)).json<{ slug: string }>()
    const saved = await staff.send('PUT', `${url}/webhook`, { address, renew: false })
    expect(saved.statusCode).toBe(200)
    const see = async () => (await staff.send('GET', `${url}/webhook`)).json<Webhook>()
    return {
      id,
      url,
      see,
      secret: saved.json<Webhook>().secret!,
      last: async (): Promise<Partial<Delivery>> => (await see()).deliveries[0] ?? {},
      async send(name: string) {
        const answer = await app.http.inject({
          method: 'POST',
          url: `/api/public/forms/${slug}/answers`,
          payload: {
            token: null,
            mark: makeMark(app.services, id, new Date(Date.now() - 60_000)),
            trap: '',
            step: '',
            go: 'next',
            asked: ['name1'],
            typed: [{ name: 'name1', values: [name] }],
            locale: 'bhs',
            framed: false,
          },
        })
        expect(answer.json()).toMatchObject({ sent: true })
      },
      /** Lets the pauses of its receiver pass. */
      async waits() {
        await settled(app)
        await app.services.pool.query(
          `update form_webhooks set paused_until = now() - interval '1 second' where form_id = $1`,
          [id],
        )
        await app.services.pool.query(
          `update form_deliveries set next_at = now() - interval '1 second' where form_id = $1`,
          [id],
        )
        await deliverDueTask.handle(app.services, {}, { id: '', complete: () => Promise.resolve() })
      },
      async pausedUntil() {
        const { rows } = await app.services.pool.query<{ seconds: number }>(
          `select extract(epoch from paused_until)::int as seconds from form_webhooks where form_id = $1`,
          [id],
        )
        return rows[0]!.seconds
      },
    }
  }

  return { site, receiver, formWith }
}
