import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '#platform/contract/problems.ts'
import type { Config } from '#platform/server/config/config.ts'
import { isFromThisMachine } from '#platform/server/config/loopback.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { plainPage, readerOf, sendPlainPage } from '#platform/server/pages/plain-page.ts'
import { listMails, readMail } from './mail-folder.ts'
import { type MailPage, mailListPage, mailPage } from './mail-pages.ts'

// Shows an email as its sender wrote it: no script or remote content, with an origin of its own; links open beside it.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Mounts the emails of an installation without SMTP, for a person who tries it on this very machine. */
export function mountDevMail({ app, services }: Mount): void {
  const { config } = services
  if (!keepsMails(config)) return
  const folder = join(config.dataDir, 'mail')
  const reader = (request: FastifyRequest) => ({
    locale: readerOf(request).locale,
    product: config.productName,
  })

  app.get('/dev/mail', { onRequest: localOnly }, async (request, reply) => {
    return send({ request, reply, page: mailListPage(await listMails(folder), reader(request)) })
  })
  app.get('/dev/mail/:id', { onRequest: localOnly }, async (request, reply) => {
    const mail = await readMail(folder, idOf(request))
    if (!mail) return reply.redirect('/dev/mail')
    return send({ request, reply, page: mailPage(mail, reader(request)) })
  })
  app.get('/dev/mail/:id/html', { onRequest: localOnly }, async (request, reply) => {
    const mail = await readMail(folder, idOf(request))
    const body = mail?.mail.html?.replace(/(<a\s)/g, '$1target="_blank" rel="noreferrer" ') ?? ''
    return reply
      .code(mail ? 200 : 404)
      .headers({
        'content-security-policy': MAIL_POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(body)
  })
}

function keepsMails({ smtpUrl, isLocal, mode, databaseUrl }: Config): boolean {
  return smtpUrl === undefined && isLocal && !(mode === 'production' && databaseUrl !== undefined)
}

/** Rejects other machines, because the emails contain codes and links for signing in. */
async function localOnly(request: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(request)) throw new Problem(problems.notFound)
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
