import { composeSample } from '#features/notifications/server/index.ts'
import type { Script } from '#platform/contract/locale.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { writerFor } from '#platform/server/i18n/script.ts'
import { registeredText, translator } from '#platform/server/i18n/translate.ts'
import { mailInScript, renderMail } from '#platform/server/mail/render-mail.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { type Call, composeFor, readerOf } from './compose-for.ts'
import { pathOf } from './sample-page.ts'

/** Returns every mail of the product by the area it belongs to, each with its subject. */
export async function listMails({ services, features, userId, locale }: Call) {
  const reader = await readerOf({ services, userId, locale })
  const areas = features()
    .filter(({ mails = [] }) => mails.length > 0)
    .map(({ catalogues, name, mails = [] }) => ({
      title: registeredText(catalogues, locale, 'mails', 'area') ?? name,
      mails: mails.map((sample) => ({
        id: sample.texts,
        subject: composeSample({ services, features, reader }, sample).subject,
      })),
    }))
  return { areas }
}

/** Returns one mail with sample values, as the reader would get it. */
export async function getMail(call: Call & { id: string; script: Script }) {
  const { services, id, locale, script } = call
  const write = writerFor(locale, script)
  const mail = await composeFor(call)
  const { subject, heading, parts } = write ? mailInScript(mail, write) : mail
  const { html, text } = renderMail(mail, services.config.productName, write)
  return {
    subject,
    heading,
    parts: [...parts],
    hasCalendar: mail.calendar !== undefined,
    size: Buffer.byteLength(html) + Buffer.byteLength(text),
    path: pathOf(services, { id, locale, script, userId: call.userId }),
  }
}

/** Sends one mail with sample values to the caller; its subject says that it is a test. */
export async function sendMail(call: Call & { id: string }): Promise<{ to: string }> {
  const { services, locale } = call
  const mail = await composeFor(call)
  const t = translator({ bhs, en }, locale)
  const { calendar: _, ...rest } = mail
  await inTransaction(services.pool, (tx) =>
    // Without the invitation: a mailbox would put the invented meeting into a real calendar.
    services.mailer.enqueue(tx, { ...rest, subject: t('test', { subject: mail.subject }) }),
  )
  return { to: mail.to }
}
