import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { toLocal } from '#platform/contract/local-time.ts'
import type { AuditValues } from '#platform/server/audit/record-audit.ts'
import type { DateMove } from '../../contract/date-moves.ts'

/** Adds a move to those of a call, which stay public; nothing where no date moved. */
export function appendMove(dates: readonly DateMove[], reason: Bilingual | null): SQL[] {
  if (dates.length === 0) return []
  const move = JSON.stringify({ dates, reason })
  return [
    sql`moves = moves || jsonb_build_array(jsonb_build_object('at', clock_timestamp()) || ${move}::jsonb)`,
  ]
}

/** Returns the old and new dates by the clock of Sarajevo, for the audit log. */
export function auditOf(dates: readonly DateMove[]): { before: AuditValues; after: AuditValues } {
  const values = (side: 'from' | 'to') =>
    Object.fromEntries(dates.map((move) => [move.name, localMoment(move[side])]))
  return { before: values('from'), after: values('to') }
}

function localMoment(at: string | null): string | null {
  return at === null ? null : toLocal(new Date(at)).replace('T', ' ')
}
