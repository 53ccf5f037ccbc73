import type { Mount } from '#platform/server/feature.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { unsubscribe } from './unsubscribe.service.ts'

const TRIES_AN_HOUR = 300
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** What the button of a mailbox calls (RFC 8058): a form from its provider's machines, without cookies and signed out. */
export function mountUnsubscribe({ app, services }: Mount): void {
  void app.register(async (own) => {
    // What the form says is always the same; the address says all.
    own.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    )
    own.post('/unsubscribe', async (request, reply) => {
      const { token } = request.query as { token?: unknown }
      await unsubscribeFrom(services, { token: typeof token === 'string' ? token : '', client: request.ip })
      return reply.header('cache-control', 'no-store').status(204).send()
    })
  })
}

export async function unsubscribeFrom(
  services: Services,
  { token, client }: { token: string; client: string },
): Promise<{ topic: string }> {
  await limitOrThrow(services.db, {
    key: `notifications:unsubscribe:${clientKey(services.secrets, client)}`,
    limit: TRIES_AN_HOUR,
    windowSeconds: 3600,
  })
  return unsubscribe(services, token)
}
