import { membersOf } from '#features/organisations/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { findUserById, type User } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import type { OpportunityRow } from './opportunities.tables.ts'

type About = Pick<OpportunityRow, 'id' | 'slug' | 'title' | 'organisationId' | 'createdBy'>
type Outgoing = { services: Services; tx: Db; opportunity: About }
type Outcome = 'approved' | 'returned' | 'closed'

const DAY = 24 * 3600

/** Tells the editors what staff have decided, with the reason. */
export async function mailDecision({
  services,
  tx,
  opportunity,
  outcome,
  reason,
}: Outgoing & { outcome: Outcome; reason: string }): Promise<void> {
  for (const user of await editorsOf(tx, opportunity)) {
    const { t, title } = wordsFor(user.language, opportunity)
    const path = outcome === 'approved' ? '' : '/edit'
    await send({ services, tx }, user, {
      subject: t(`mail.${outcome}.subject`, { title }),
      heading: t(`mail.${outcome}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${outcome}.text`, { title }) },
        ...(reason.trim() === '' ? [] : [{ kind: 'paragraph' as const, text: t('mail.reason', { reason }) }]),
        {
          kind: 'button',
          label: t(`mail.${outcome}.action`),
          url: `${services.config.publicUrl}/opportunities/${opportunity.slug}${path}`,
        },
      ],
    })
  }
}

/** Tells the editors that somebody asks; at most once a day for one opportunity. */
export async function mailQuestion({
  services,
  tx,
  opportunity,
  question,
}: Outgoing & { question: string }): Promise<void> {
  const key = `opportunities:ask-mail:${opportunity.id}`
  const { allowed } = await countAgainstLimit(tx, { key, limit: 1, windowSeconds: DAY })
  if (!allowed) return
  for (const user of await editorsOf(tx, opportunity)) {
    const { t, title } = wordsFor(user.language, opportunity)
    await send({ services, tx }, user, {
      subject: t('mail.question.subject', { title }),
      heading: t('mail.question.heading'),
      parts: [
        { kind: 'paragraph', text: t('mail.question.text', { title, question }) },
        {
          kind: 'button',
          label: t('mail.question.action'),
          url: `${services.config.publicUrl}/opportunities/${opportunity.slug}/edit#questions`,
        },
      ],
    })
  }
}

async function editorsOf(db: Db, { organisationId, createdBy }: About): Promise<User[]> {
  const ids =
    organisationId === null
      ? [createdBy]
      : (await membersOf(db, { organisationId, roles: ['owner', 'editor'] })).map(({ userId }) => userId)
  const found = await Promise.all(ids.map((id) => (id ? findUserById(db, id) : undefined)))
  return found.filter((user): user is User => user !== undefined && !user.suspendedAt)
}

function wordsFor(locale: Locale, { title }: About) {
  const t = translator({ bhs, en }, locale)
  return { t, title: readText({ bhs: title.bhs ?? '', en: title.en ?? '' }, locale).text || t('untitled') }
}

async function send(
  { services, tx }: Pick<Outgoing, 'services' | 'tx'>,
  { email, language }: User,
  mail: { subject: string; heading: string; parts: readonly MailPart[] },
): Promise<void> {
  await services.mailer.enqueue(tx, { to: email, locale: language, ...mail })
}
