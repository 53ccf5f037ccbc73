import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { notify } from '#features/notifications/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import type { Answer, Measure, ReportReason, Rule } from '../contract/kinds.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { suspensionMail } from './suspension-mail.ts'

const words = (locale: Locale) => translator({ bhs, en }, locale)
const idRows = rowsOf({ id: z.string() })

type Decided = { decision: string; rule: Rule | null; reason: string }

/** The statement of reasons: the author learns the measure, its rule and the reason. */
export const decisionKind: NotificationKind<Decided & { measure: Measure }> = {
  id: 'moderation.decision',
  topic: 'moderation',
  isTransactional: true,
  tell: ({ locale, data }) => ({
    text: words(locale)('notifications.decision', { measure: data.measure }),
    path: pathOf(data.decision),
  }),
  mail: ({ locale, data, publicUrl }) => {
    const t = words(locale)
    return {
      subject: t('mail.decision.subject'),
      heading: t('mail.decision.heading'),
      parts: [
        { kind: 'paragraph', text: t('notifications.decision', { measure: data.measure }) },
        ...(data.rule ? ([{ kind: 'paragraph', text: t(`rules.${data.rule}`) }] as const) : []),
        { kind: 'paragraph', text: data.reason },
        { kind: 'paragraph', text: t('mail.decision.appeal') },
        { kind: 'button', label: t('mail.button'), url: `${publicUrl}${pathOf(data.decision)}` },
      ],
    }
  },
}

export const answerKind: NotificationKind<Decided & { answer: Answer }> = {
  id: 'moderation.answer',
  topic: 'moderation',
  isTransactional: true,
  tell: ({ locale, data }) => ({
    text: words(locale)('notifications.answer', { answer: data.answer }),
    path: pathOf(data.decision),
  }),
  mail: ({ locale, data, publicUrl }) => {
    const t = words(locale)
    return {
      subject: t('mail.answer.subject'),
      heading: t('mail.answer.heading'),
      parts: [
        { kind: 'paragraph', text: t('notifications.answer', { answer: data.answer }) },
        { kind: 'paragraph', text: data.reason },
        { kind: 'button', label: t('mail.button'), url: `${publicUrl}${pathOf(data.decision)}` },
      ],
    }
  },
}

/** A moderator's message to a person who may hurt themselves; it decides nothing about them. */
export const helpKind: NotificationKind<{ decision: string; message: string }> = {
  id: 'moderation.help',
  topic: 'moderation',
  isTransactional: true,
  tell: ({ locale, data }) => ({ text: words(locale)('notifications.help'), path: pathOf(data.decision) }),
  mail: ({ locale, data, publicUrl }) => {
    const t = words(locale)
    return {
      subject: t('mail.help.subject'),
      heading: t('mail.help.heading'),
      parts: [
        { kind: 'paragraph', text: data.message },
        { kind: 'paragraph', text: t('mail.help.lines.young') },
        { kind: 'paragraph', text: t('mail.help.lines.ambulance') },
        { kind: 'button', label: t('mail.help.button'), url: `${publicUrl}${pathOf(data.decision)}` },
      ],
    }
  },
}

/** The outcome for reporters. Those who worried about somebody hear nothing of rules. */
const outcomeKind: NotificationKind<{ measure: Measure; restored?: boolean; worried?: boolean }> = {
  id: 'moderation.outcome',
  topic: 'moderation',
  tell: ({ locale, data }) => ({
    text: words(locale)('notifications.outcome', {
      outcome: outcomeOf(data),
    }),
    path: '/pravila',
  }),
}

function outcomeOf({
  measure,
  restored,
  worried,
}: {
  measure: Measure
  restored?: boolean
  worried?: boolean
}) {
  if (measure === 'help') return 'helped'
  if (worried) return 'cared'
  return restored ? 'restored' : measure === 'keep' ? 'kept' : 'hidden'
}

/** For moderators: somebody may be in danger. */
const urgentKind: NotificationKind<{ reason: ReportReason; case?: string }> = {
  id: 'moderation.urgent',
  topic: 'moderation',
  isTransactional: true,
  groups: true,
  isUrgent: () => true,
  tell: ({ locale, data }) => ({
    text: words(locale)('notifications.urgent', { reason: data.reason }),
    path: data.case ? `/admin/moderation?case=${data.case}` : '/admin/moderation',
  }),
}

export const moderationNotifications: NotificationPart = {
  topics: [{ id: 'moderation', order: 90, icon: 'person', mail: 'daily', push: true, alwaysInApp: true }],
  kinds: [decisionKind, answerKind, helpKind, outcomeKind, urgentKind],
}

/** Emails the statement and the way to appeal to a member who cannot sign in. */
export async function mailSuspended(
  tx: Db,
  {
    services,
    to,
    token,
    rule,
    reason,
    until,
  }: To & { token: string; rule: Rule | null; reason: string; until: Date },
): Promise<void> {
  const user = await findUserById(tx, to)
  if (!user) return
  await services.mailer.enqueue(
    tx,
    suspensionMail({ config: services.config, user, token, rule, reason, until }),
  )
}

function pathOf(decision: string): string {
  return `/moderation/decisions/${decision}`
}

type To = { services: Services; to: string }

export function notifyDecision(tx: Db, input: To & Decided & { measure: Measure }): Promise<void> {
  const { services, to, ...data } = input
  return notify(tx, { services, kind: decisionKind, to: [to], about: data.decision, data })
}

export function notifyHelp(tx: Db, input: To & { decision: string; message: string }): Promise<void> {
  const { services, to, ...data } = input
  return notify(tx, { services, kind: helpKind, to: [to], about: data.decision, data })
}

export function notifyAnswer(tx: Db, input: To & Decided & { answer: Answer }): Promise<void> {
  const { services, to, ...data } = input
  return notify(tx, { services, kind: answerKind, to: [to], about: data.decision, data })
}

type Outcome = {
  services: Services
  to: readonly string[]
  about: string
  measure: Measure
  /** An appeal has restored it. */
  restored?: true
  worried?: true
}
export function notifyOutcome(tx: Db, { services, to, about, ...data }: Outcome): Promise<void> {
  return to.length === 0 ? Promise.resolve() : notify(tx, { services, kind: outcomeKind, to, about, data })
}

export async function notifyUrgent(
  tx: Db,
  { services, id, reason }: { services: Services; id: string; reason: ReportReason },
): Promise<void> {
  const { rows } = await idRows(tx)(sql`
    select u.id from users u join active_members m on m.id = u.id
    where u.role = 'ADMIN' and (u.has_global_permissions or 'moderation' = any(u.admin_scopes))`)
  await notify(tx, {
    services,
    kind: urgentKind,
    to: rows.map((row) => row.id),
    about: id,
    data: { reason, case: id },
  })
}
