import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { cardsOf } from '#features/opportunities/server/index.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Mail, MailPart } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { readCriteria } from '../../contract/criteria.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { conditionOf, filtersOf } from '../find/conditions.ts'
import { wantedWords } from '../find/wanted-words.ts'
import { claimDue, type Due, noteAlerts } from './due.queries.ts'
import { stopToken } from './saved.service.ts'

const idRows = rowsOf({ id: z.string() })

/** So many a mail names; all of them count as told. */
const NAMED = 12
const LIMIT = 500

type Card = Awaited<ReturnType<typeof cardsOf>>[number]

/**
 * Tells of what is new in one search: noted, and the mail put into the outbox, in the transaction that takes the
 * search, so that neither a crash nor a second instance tells it twice.
 */
export async function tellOf(
  services: Services,
  { searchId, among }: { searchId: string; among?: readonly string[] },
): Promise<boolean> {
  return inTransaction(services.pool, async (tx) => {
    const due = await claimDue(tx, searchId)
    if (!due || (due.frequency === 'instant') !== (among !== undefined)) return false
    const found = await findNew(services, tx, { due, among })
    const told = await noteAlerts(tx, { searchId, opportunities: found })
    if (told.length === 0) return false
    const cards = await cardsOf(tx, told.slice(0, NAMED))
    await services.mailer.enqueue(tx, alertMail({ services, due, cards, count: told.length }))
    return true
  })
}

async function findNew(
  services: Services,
  tx: Db,
  { due, among }: { due: Due; among: readonly string[] | undefined },
): Promise<string[]> {
  const criteria = readCriteria(new URLSearchParams(due.query))
  const wanted = await wantedWords(services, criteria.q)
  const condition = conditionOf({
    wanted,
    filters: filtersOf(criteria),
    more: [
      sql`published_at >= ${due.heardFrom}::timestamptz`,
      ...(among ? [sql`opportunity_id = any(${sql.param(among)}::uuid[])`] : []),
    ],
  })
  const { rows } = await idRows(tx)(sql`
    select opportunity_id as id from opportunity_search s where ${condition} and not exists (
      select 1 from saved_search_alerts a where a.search_id = ${due.id} and a.opportunity_id = s.opportunity_id
    )
    order by published_at desc, opportunity_id desc limit ${LIMIT}`)
  return rows.map(({ id }) => id)
}

function alertMail(input: { services: Services; due: Due; cards: readonly Card[]; count: number }): Mail {
  const { services, due, cards, count } = input
  const { publicUrl } = services.config
  const locale = due.language
  const t = translator({ bhs, en }, locale)
  const stop = `${publicUrl}/saved-searches/stop?token=${stopToken(services.secrets, due.id)}`
  const parts: MailPart[] = [
    ...cards.flatMap((card): MailPart[] => [
      { kind: 'link', label: titleOf(card, locale), url: `${publicUrl}/opportunities/${card.slug}` },
      { kind: 'small', text: factsOf(card) },
    ]),
    ...(count > cards.length
      ? [{ kind: 'paragraph' as const, text: t('alert.more', { count: count - cards.length }) }]
      : []),
    { kind: 'button', label: t('alert.open'), url: `${publicUrl}/opportunities?${due.query}` },
    { kind: 'small', text: t('alert.why', { name: due.name }) },
    { kind: 'link', label: t('alert.stop'), url: stop },
  ]
  return {
    to: due.email,
    locale,
    subject: t('alert.subject', { count, name: due.name }),
    heading: t('alert.heading', { count }),
    parts,
  }

  function factsOf(card: Card): string {
    const places = card.municipalities.flatMap((id) => findMunicipality(id)?.latin ?? []).slice(0, 2)
    const until = card.deadline && new Date(card.deadline)
    return [
      card.organisation.name,
      ...places,
      ...(card.mode === 'remote' ? [t('alert.remote')] : []),
      ...(until ? [t('alert.deadline', { date: formatDate(until, locale), time: formatTime(until) })] : []),
    ].join(' · ')
  }
}

function titleOf({ title }: Card, locale: Locale): string {
  return title[locale] || title[locale === 'bhs' ? 'en' : 'bhs']
}
