import * as z from 'zod/mini'
import { LOCALES, SCRIPTS } from '#platform/contract/locale.ts'
import { seal, unseal } from '#platform/server/config/sealed.ts'
import type { Mount, Registry } from '#platform/server/feature.ts'
import { writerFor } from '#platform/server/i18n/script.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { Services } from '#platform/server/services.ts'
import { composeFor } from './compose-for.ts'

const PURPOSE = 'sample-mail'
const LIFE_MS = 600_000
// A mail as its sender wrote it: no script, no remote content, no link that leads anywhere.
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const address = z.strictObject({
  id: z.string(),
  locale: z.enum(LOCALES),
  script: z.enum(SCRIPTS),
  userId: z.string(),
  until: z.number(),
})
type Address = z.output<typeof address>

/** Returns the path at which a browser opens a sample as a page of its own, without a token of the session. */
export function pathOf({ secrets }: Services, what: Omit<Address, 'until'>): string {
  const text = JSON.stringify({ ...what, until: Date.now() + LIFE_MS } satisfies Address)
  return `/mails/sample/${Buffer.from(seal(secrets.key(PURPOSE), text), 'base64').toString('base64url')}`
}

export function mountSamplePage(features: Registry) {
  return ({ app, services }: Mount): void => {
    app.get<{ Params: { sealed: string } }>('/mails/sample/:sealed', async (request, reply) => {
      const what = openAddress(services, request.params.sealed)
      if (!what) return reply.callNotFound()
      const mail = await composeFor({ services, features, ...what })
      const { html } = renderMail(mail, services.config.productName, writerFor(what.locale, what.script))
      return reply
        .headers({
          'content-security-policy': POLICY,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(html)
    })
  }
}

function openAddress({ secrets }: Services, sealed: string): Address | undefined {
  try {
    const text = unseal(secrets.key(PURPOSE), Buffer.from(sealed, 'base64url').toString('base64'))
    const what = address.parse(JSON.parse(text))
    return what.until > Date.now() ? what : undefined
  } catch {
    // Anybody may try addresses; one that we did not make leads nowhere.
    return undefined
  }
}
