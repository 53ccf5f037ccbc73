import { setImmediate } from 'node:timers/promises'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { ListedWord } from '../../contract/words/listed-word.ts'
import { matcherOf, placeOf } from '../../contract/words/matching.ts'
import type { previewWord, Sample } from '../../contract/words.endpoints.ts'
import type { Kinds } from '../kinds.ts'
import { checkedWord } from './words.service.ts'

const WRITINGS_LOOKED = 300
const CASES_LOOKED = 500
const SAMPLES = 12
const PREVIEWS_A_MINUTE = 20
/** Texts that are read before other requests get their turn. */
const AT_ONCE = 20
const AROUND = 60

type Text = { kind: string; text: string; verdict: Sample['verdict'] }

const itemRows = rowsOf({ kind: z.string(), thing: z.string() })
const caseRows = rowsOf({ kind: z.string(), text: z.string(), verdict: z.custom<Sample['verdict']>() })

type Input = { services: Services; kinds: Kinds; session: Session; locale: Locale; entry: ListedWord }

/**
 * Searches public texts of the last month, and texts reported or flagged in the last half-year, for this word only, so that
 * an admin sees before adding it whom it would hit and how often moderators let that stand.
 */
export async function preview(input: Input): Promise<ResponseOf<typeof previewWord>> {
  const { services, kinds, session, locale } = input
  const { db } = services
  const entry = checkedWord(input.entry)
  await limitOrThrow(db, {
    key: `moderation:preview:${session.userId}`,
    limit: PREVIEWS_A_MINUTE,
    windowSeconds: 60,
  })
  const says = matcherOf([entry])
  const matches: Text[] = []
  const texts = [...(await caseTexts(db)), ...(await recentTexts(db, kinds))]
  for (const [n, text] of texts.entries()) {
    if (says(text.text)) matches.push(text)
    if (n % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  const judged = (verdict: Sample['verdict']) => matches.filter((one) => one.verdict === verdict).length
  return {
    looked: texts.length,
    found: matches.length,
    kept: judged('kept'),
    broken: judged('broken'),
    samples: matches
      .filter(({ kind }) => isForStaff(kinds, kind))
      .slice(0, SAMPLES)
      .map(({ kind, text, verdict }) => ({ what: kinds.name(kind, locale), ...cut(entry, text), verdict })),
  }
}

/** Texts for a limited audience are counted here but not shown: staff only read them where the view is recorded. */
function isForStaff(kinds: Kinds, id: string): boolean {
  const kind = kinds.known(id)
  return kind !== undefined && !kind.isPrivate
}

async function caseTexts(db: Db): Promise<Text[]> {
  const { rows } = await caseRows(db)(sql`
    select c.kind, c.excerpt as text, case when d.id is null then 'none'
      when d.measure in ('keep', 'help') or d.answer = 'lifted' then 'kept' else 'broken' end as verdict
    from moderation_cases c left join moderation_decisions d on d.case_id = c.id
    where c.opened_at > now() - interval '6 months' and c.excerpt <> ''
    order by c.opened_at desc, c.id desc limit ${CASES_LOOKED}`)
  return rows
}

/** Lists the texts that are public now; reported ones are in `caseTexts`. */
async function recentTexts(db: Db, kinds: Kinds): Promise<Text[]> {
  const { rows } = await itemRows(db)(sql`
    select w.kind, w.thing from moderation_writings w
    where not exists (select from moderation_cases c where c.kind = w.kind and c.thing = w.thing)
    order by w.written_at desc limit ${WRITINGS_LOOKED}`)
  const texts: Text[] = []
  for (const { kind, thing } of rows) {
    const reportedThing = isForStaff(kinds, kind)
      ? await kinds.known(kind)?.find(db, { id: thing })
      : undefined
    if (reportedThing?.isShown) texts.push({ kind, text: reportedThing.text, verdict: 'none' })
  }
  return texts
}

function cut(entry: ListedWord, text: string): Pick<Sample, 'before' | 'hit' | 'after'> {
  const { start, end } = placeOf(entry, text) ?? { start: 0, end: 0 }
  const from = Math.max(0, start - AROUND)
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, start)}`.toWellFormed(),
    hit: text.slice(start, end),
    after: `${text.slice(end, end + AROUND * 2)}${end + AROUND * 2 < text.length ? '…' : ''}`.toWellFormed(),
  }
}
