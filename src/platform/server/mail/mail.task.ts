import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { unseal } from '../config/sealed.ts'
import { writeWhole } from '../files/write-whole.ts'
import { writerFor } from '../i18n/script.ts'
import type { Task } from '../queue/queue.ts'
import type { Mail } from './mail.ts'
import { mailFigures } from './mail-figures.ts'
import { MAIL_TASK } from './mailer.ts'
import { renderMail } from './render-mail.ts'

let transport: { url: string; transporter: Transporter } | undefined

/** Sends one mail of the outbox over SMTP; without SMTP_URL it is written to the data folder, for /dev/mail. */
export const mailTask: Task<{ sealed?: string }> = {
  name: MAIL_TASK,
  retryLimit: 20,
  // Few at once: those that an SMTP server has taken when a crash comes are sent again.
  concurrency: 3,
  async handle({ config, secrets, log, db, scriptOf }, { sealed }, job) {
    if (!sealed) return
    const mail = JSON.parse(unseal(secrets.key('outbox'), sealed)) as Mail
    const write = writerFor(mail.locale, await scriptOf(db, mail.to))
    const rendered = renderMail(mail, config.productName, write)
    const message = {
      from: sender(config),
      to: mail.to,
      ...rendered,
      ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'invite.ics' } }),
      // The same when it is sent again, because a crash hid that it had left: mailboxes show it once.
      messageId: `<${job.id}@${new URL(config.publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    }
    const transporter = await openTransport(config)
    const delivery = await transporter.sendMail(message).catch((error: unknown) => {
      mailFigures.failed += 1
      throw error
    })
    mailFigures.sent += 1
    if (!config.smtpUrl) await keep(config, delivery.message as Buffer)
    log.debug('mail sent')
  },
}

/** The button of mailboxes beside the sender: one press, without opening anything and without signing in. */
function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

async function openTransport(config: Config): Promise<Transporter> {
  const url = config.smtpUrl ?? 'stream:'
  if (transport?.url === url) return transport.transporter
  const { createTransport } = await import('nodemailer')
  const transporter: Transporter = config.smtpUrl
    ? createTransport({
        url: config.smtpUrl,
        connectionTimeout: 8000,
        greetingTimeout: 8000,
        socketTimeout: 20_000,
      })
    : createTransport({ streamTransport: true, buffer: true })
  transport = { url, transporter }
  return transporter
}

async function keep(config: Config, raw: Buffer): Promise<void> {
  await writeWhole(join(config.dataDir, 'mail', `${Date.now()}-${randomUUID().slice(0, 8)}.eml`), raw)
}

function sender({ mailFrom, productName, publicUrl }: Config): string {
  return mailFrom ?? `"${productName}" <noreply@${new URL(publicUrl).hostname}>`
}
