import { sql } from '#platform/server/db/sql.ts'
import { insertBank } from '#features/banks/server/banks.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Db } from '#platform/server/db/database.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { CallContent } from '../contract/call.ts'
import { emptyCall } from '../contract/empty-call.ts'
import { defaultRules } from '../contract/default-rules.ts'
import { DEFAULT_TEMPLATE } from '../contract/default-template.ts'
import { insertCall as insert } from './call-insert.queries.ts'

/** Inserts a published call of a bank in Zenica, by default open since yesterday and for another week. */
export async function insertCall(db: Db, changed: Partial<CallContent> = {}) {
  const { programmeId, bankId } = await insertBank(db)
  const id = newId()
  const content: CallContent = { ...openCall(), ...changed }
  const slug = `poziv-${id}`
  await insert(db, { id, slug, programmeId, bankId, content, publishedAt: new Date() })
  return { id, slug, bankId, programmeId, content }
}

function openCall(): CallContent {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
  const on = localDay(inDays(7))
  const project = { from: localDay(inDays(40)), until: localDay(inDays(200)) }
  return {
    ...emptyCall(),
    title: { bhs: 'Jesen', en: 'Autumn' },
    summary: { bhs: 'Za projekte u Zenici.', en: 'For projects in Zenica.' },
    dates: {
      opensAt: toIso(inDays(-1)),
      deadline: toIso(inDays(7)),
      reviewUntil: toIso(inDays(20)),
      voteFrom: toIso(inDays(21)),
      voteUntil: toIso(inDays(28)),
      resultsAt: toIso(inDays(29)),
    },
    projectFrom: project.from,
    projectUntil: project.until,
    fund: 12_000_00,
    rules: defaultRules(
      {
        team: { min: 3, max: 7 },
        ages: { min: 17, max: 35, on },
        municipalities: ['zenica'],
        amount: { min: 500_00, max: 1500_00 },
        contribution: { min: 50, max: 200 },
        electronics: 30,
        project,
      },
      DEFAULT_TEMPLATE,
    ),
  }
}

/** Inserts a draft of a bank's call, with the given members on its board. */
export async function insertDraft(db: Db, board: readonly string[] = []) {
  const call = await insertCall(db)
  await db.execute(sql`update grant_calls set status = 'draft', published_at = null where id = ${call.id}`)
  await seatOnBoard(db, { bankId: call.bankId, board })
  return call
}

/** Seats members under another surname: everybody in tests shares one, so reviewers would count as relatives. */
export async function seatOnBoard(db: Db, { bankId, board }: { bankId: string; board: readonly string[] }) {
  for (const userId of board) {
    await db.execute(sql`
      insert into youth_bank_board (id, bank_id, user_id, role, since)
      values (${newId()}, ${bankId}, ${userId}, '{"bhs":"članica","en":"member"}', current_date - 30)`)
    await db.execute(sql`update users set last_name = 'Odbor' || left(md5(id::text), 8) where id = ${userId}`)
  }
}
