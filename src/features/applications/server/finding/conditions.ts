import { fold } from '#platform/contract/fold.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import { NAMED, type Status } from '../../contract/statuses.ts'

const WORDS_MAX = 6

/** The status that the organisation sees: a decision counts before the applicant has heard of it. */
export const SHOWN = sql.raw(
  'coalesce((select d.status from application_decisions d where d.id = a.decision_id), a.status)',
)

/** Whether an application, called `a`, still waits for the answer that was promised. */
export const IS_UNANSWERED = sql.raw(
  `(a.status not in ('withdrawn', 'declined', 'hired') and a.answered_at is null and a.decision_id is null)`,
)

export type Range = {
  opportunityId: string
  /** Whose own score comes along. */
  reader: string
  blind: boolean
  status?: Status | undefined
  q?: string | undefined
  unscored?: boolean | undefined
  /** Only what was promised an answer and has none in time. */
  late?: boolean | undefined
  /** See `CHOSEN_ANSWERS`. */
  answers?: string | undefined
  /** Skills of which each is wanted, each by its folded names. */
  skills?: readonly ReadonlySet<string>[] | undefined
  place?: string | undefined
}

/** Selects all sent applications with their place in the order of sending. */
export const numbered = (opportunityId: string) => sql`
  select *, row_number() over (order by sent_at, id)::int as number
  from applications where opportunity_id = ${opportunityId} and sent_at is not null`

/** Returns the condition on a row `a` of `numbered()`. */
export function conditionsOf(range: Range): SQL {
  return sql.join(
    [
      plainConditionOf(range),
      ...pairsOf(range.answers).map((pair) => isAnswer(pair)),
      ...(range.skills ?? []).map((names) => hasSkill(names)),
      ...(range.place ? [isFrom(range.place, range.blind)] : []),
    ],
    sql` and `,
  )
}

/** The same without the conditions whose choices are counted. */
export function plainConditionOf({ reader, blind, status, q = '', unscored, late }: Range): SQL {
  const conditions = [
    sql`true`,
    ...(status ? [sql`${SHOWN} = ${status}`] : []),
    ...(unscored
      ? [
          sql`a.status <> 'withdrawn' and not exists (
            select 1 from application_scores s where s.application_id = a.id and s.user_id = ${reader})`,
        ]
      : []),
    ...(late ? [sql`${IS_UNANSWERED} and a.promised_at < now()`] : []),
    ...(/^\d+$/.test(q)
      ? [sql`a.number = ${Number(q.slice(0, 9))}`]
      : wordsOf(q).map((word) => matches(word, blind))),
  ]
  return sql.join(conditions, sql` and `)
}

export type AnswerPair = { question: string; answer: string }

export function isAnswer({ question, answer }: AnswerPair): SQL {
  return sql`(a.status <> 'withdrawn' and coalesce(a.answers ->> ${question} = ${answer}, false))`
}

export function hasSkill(names: ReadonlySet<string>): SQL {
  return sql`(a.status <> 'withdrawn' and a.cv_skills && ${sql.param([...names])}::text[])`
}

export function isFrom(place: string, blind: boolean): SQL {
  return sql`(a.status <> 'withdrawn' and ${isIdentified(blind)} and a.cv_place = ${fold(place)})`
}

/** Matches applications whose readers see who the applicant is and where they live. */
export function isIdentified(blind: boolean): SQL {
  return blind ? sql`a.status = any(${sql.param([...NAMED])}::text[])` : sql`true`
}

/** A withdrawn application is found by its number only, and a name only where readers see it. */
function matches(word: string, blind: boolean): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const key = fold(word)
  return sql`a.status <> 'withdrawn' and (
    (${key} <> '' and array_to_string(a.cv_skills, ' ') like ${`%${key}%`})
    or (${isIdentified(blind)} and exists (select 1 from users u where u.id = a.user_id
      and search_fold(u.first_name || ' ' || u.last_name) like search_fold(${pattern}))))`
}

/** Reads `CHOSEN_ANSWERS`. */
export function pairsOf(answers = ''): AnswerPair[] {
  return answers
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [question = '', answer = ''] = pair.split(':')
      return { question, answer }
    })
}

const wordsOf = (q: string) => q.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)
