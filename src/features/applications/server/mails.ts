import type { Opportunity } from '#features/opportunities/server/index.ts'
import { membersOf } from '#features/organisations/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { Decision } from '../contract/statuses.ts'
import type { ApplicationRow } from './applications.queries.ts'

export const catalogues = { bhs, en }

type Outgoing = { services: Services; tx: Db; opportunity: Opportunity }

const DAY = 24 * 3600
/** The promise ends with a day: its last moment belongs to the day before. */
const MOMENT = 1000

/** Tells the applicant that it has arrived, and by when an answer is promised. */
export async function mailSent({
  services,
  tx,
  opportunity,
  application: { id, userId, promisedAt },
}: Outgoing & { application: ApplicationRow }): Promise<void> {
  await toMember({ services, tx }, userId, (locale) => {
    const t = translator(catalogues, locale)
    const { title, organisation } = wordsOf(opportunity, locale)
    return {
      subject: t('mail.sent.subject', { title }),
      heading: t('mail.sent.heading'),
      parts: [
        paragraph(t('mail.sent.text', { title, organisation })),
        ...(promisedAt ? [paragraph(t('mail.sent.promise', { date: lastDay(promisedAt, locale) }))] : []),
        button(t('mail.sent.action'), `${services.config.publicUrl}/applications/${id}`),
      ],
    }
  })
}

/** Tells those who decide that applications come in, once a day at most. */
export async function mailReceived(out: Outgoing): Promise<void> {
  const key = `applications:received:${out.opportunity.id}`
  const { allowed } = await countAgainstLimit(out.tx, { key, limit: 1, windowSeconds: DAY })
  if (allowed) await toDeciders(out, 'received')
}

export async function mailWithdrawn(out: Outgoing): Promise<void> {
  const key = `applications:withdrawn:${out.opportunity.id}`
  const { allowed } = await countAgainstLimit(out.tx, { key, limit: 3, windowSeconds: DAY })
  if (allowed) await toDeciders(out, 'withdrawn')
}

/** Reminds those who decide of a promise that ends soon. */
export async function mailDue(out: Outgoing & { count: number; promisedAt: Date }): Promise<void> {
  const { count, promisedAt } = out
  await toDeciders(out, 'due', (locale) => ({ count, date: lastDay(promisedAt, locale) }))
}

/** Tells an applicant how it goes on, with what the organisation wrote. */
export async function mailMoved({
  services,
  tx,
  opportunity,
  application: { id, userId },
  status,
  message,
}: Outgoing & { application: ApplicationRow; status: Decision; message: string }): Promise<void> {
  await toMember({ services, tx }, userId, (locale) => {
    const t = translator(catalogues, locale)
    const { title, organisation } = wordsOf(opportunity, locale)
    const state = t(`states.${status}`)
    const lines = message.split(/\n{2,}/).filter((line) => line.trim() !== '')
    return {
      subject: t('mail.moved.subject', { title, state: state[0]?.toUpperCase() + state.slice(1) }),
      heading: t('mail.moved.heading'),
      parts: [
        paragraph(t('mail.moved.text', { title, organisation, state })),
        ...lines.map(paragraph),
        button(t('mail.moved.action'), `${services.config.publicUrl}/applications/${id}`),
      ],
    }
  })
}

async function toDeciders(
  { services, tx, opportunity }: Outgoing,
  what: 'received' | 'withdrawn' | 'due',
  more: (locale: Locale) => { count: number; date: string } = () => ({ count: 0, date: '' }),
): Promise<void> {
  const { organisationId, id } = opportunity
  if (organisationId === null) return
  for (const { userId } of await membersOf(tx, { organisationId, roles: ['owner', 'editor'] })) {
    await toMember({ services, tx }, userId, (locale) => {
      const t = translator(catalogues, locale)
      const { title } = wordsOf(opportunity, locale)
      const { count, date } = more(locale)
      return {
        subject: t(`mail.${what}.subject`, { title }),
        heading: what === 'due' ? t('mail.due.heading', { count }) : t(`mail.${what}.heading`),
        parts: [
          paragraph(what === 'due' ? t('mail.due.text', { title, date }) : t(`mail.${what}.text`, { title })),
          button(t(`mail.${what}.action`), `${services.config.publicUrl}/opportunities/${id}/applications`),
        ],
      }
    })
  }
}

type Written = { subject: string; heading: string; parts: readonly MailPart[] }

async function toMember(
  { services, tx }: Pick<Outgoing, 'services' | 'tx'>,
  userId: string,
  write: (locale: Locale) => Written,
): Promise<void> {
  const user = await findUserById(tx, userId)
  if (!user || user.suspendedAt) return
  const { email, language } = user
  await services.mailer.enqueue(tx, { to: email, locale: language, ...write(language) })
}

function wordsOf({ title, organisationName }: Opportunity, locale: Locale) {
  return {
    title: readText({ bhs: title.bhs ?? '', en: title.en ?? '' }, locale).text,
    organisation: organisationName,
  }
}

function lastDay(promisedAt: Date, locale: Locale): string {
  return formatDate(new Date(promisedAt.getTime() - MOMENT), locale)
}

function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text }
}

function button(label: string, url: string): MailPart {
  return { kind: 'button', label, url }
}
