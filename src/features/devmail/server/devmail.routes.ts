import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/server/config/config.ts'
import type { Mount } from '#platform/server/feature.ts'
import { plainPage, readerOf, sendPlainPage } from '#platform/server/pages/plain-page.ts'
import { listMails, readMail } from './mail-folder.ts'
import { type MailPage, mailListPage, mailPage } from './mail-pages.ts'

// The mail shows what its sender wrote: no script, nothing fetched, an origin of its own; links open beside it.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Mails of a product that has no SMTP server, for the person who tries it out; absent where real people use it. */
export function mountDevMail({ app, services }: Mount): void {
  const { config } = services
  if (!keepsMails(config)) return
  const folder = join(config.dataDir, 'mail')
  const reader = (request: FastifyRequest) => ({
    locale: readerOf(request).locale,
    product: config.productName,
  })

  app.get('/dev/mail', async (request, reply) => {
    return send({ request, reply, page: mailListPage(await listMails(folder), reader(request)) })
  })
  app.get('/dev/mail/:id', async (request, reply) => {
    const kept = await readMail(folder, idOf(request))
    if (!kept) return reply.redirect('/dev/mail')
    return send({ request, reply, page: mailPage(kept, reader(request)) })
  })
  app.get('/dev/mail/:id/html', async (request, reply) => {
    const kept = await readMail(folder, idOf(request))
    const body = kept?.mail.html?.replace(/(<a\s)/g, '$1target="_blank" rel="noreferrer" ') ?? ''
    return reply
      .code(kept ? 200 : 404)
      .headers({
        'content-security-policy': MAIL_POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

function keepsMails({ smtpUrl, mode, databaseUrl }: Config): boolean {
  return smtpUrl === undefined && !(mode === 'production' && databaseUrl !== undefined)
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id
}

async function send({
  request,
  reply,
  page,
}: {
  request: FastifyRequest
  reply: FastifyReply
  page: MailPage
}) {
  const markup = await plainPage({ ...readerOf(request), ...page })
  return sendPlainPage(reply, markup, "; frame-src 'self'")
}
