import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import {
  type AnswerPair,
  hasSkill,
  isAnswer,
  isFrom,
  isIdentified,
  numbered,
  pairsOf,
  plainConditionOf,
  type Range,
} from './conditions.ts'

const PLACES_MAX = 40

const facetRows = rowsOf({
  total: z.number(),
  skills: z.array(z.number()),
  places: z.array(z.object({ key: z.string(), name: z.string(), count: z.number() })),
  answers: z.array(z.object({ question: z.string(), answer: z.string(), count: z.number() })),
})

type FacetRange = Range & {
  /** All skills that are asked for, each by its folded names. */
  skillSet: readonly ReadonlySet<string>[]
  /** The questions whose answers are counted. */
  questions: readonly string[]
}

/** How many a list would have with each choice: chosen skills add up, of places and of answers to a question one holds. */
export async function countFacets(db: Db, { skillSet, questions, ...range }: FacetRange) {
  const pairs = pairsOf(range.answers)
  const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `)
  const { rows } = await facetRows(db)(sql`
    with a as (${numbered(range.opportunityId)}), base as materialized (
      select a.id, a.number, case when ${isIdentified(range.blind)} then a.cv_place else '' end as cv_place, a.answers, a.cv_skills,
        ${all((range.skills ?? []).map((names) => hasSkill(names)))} as skilled,
        ${range.place ? isFrom(range.place, range.blind) : sql`true`} as near,
        ${misses(pairs)} as missed
      from a where a.status <> 'withdrawn' and ${plainConditionOf(range)}
    ), places as (
      select cv_place as key, count(*)::int as count, (array_agg(id order by number))[1] as first
      from base where skilled and missed = '{}' and cv_place <> '' group by 1 order by 2 desc, 1 limit ${PLACES_MAX}
    ), answers as (
      select asked.question, base.answers ->> asked.question as answer, count(*)::int as count
      from base, unnest(${sql.param([...questions])}::text[]) as asked(question)
      where skilled and near and missed <@ array[asked.question] and base.answers ->> asked.question is not null
      group by 1, 2
    )
    select (select count(*)::int from base where skilled and near and missed = '{}') as total,
      array[${sql.join(
        skillSet.map(
          (names) => sql`(
            select count(*)::int from base where skilled and near and missed = '{}'
              and cv_skills && ${sql.param([...names])}::text[])`,
        ),
        sql`, `,
      )}]::int[] as skills,
      coalesce((select jsonb_agg(jsonb_build_object('key', key, 'count', places.count, 'name', (
          select jsonb_path_query_first(one.cv, '$.contact[*] ? (@.kind == "place").text') #>> '{}'
          from applications one where one.id = places.first)) order by places.count desc, key) from places), '[]') as places,
      coalesce((select jsonb_agg(jsonb_build_object('question', question, 'answer', answer, 'count', answers.count))
        from answers), '[]') as answers`)
  return rows[0]!
}

/** The questions to which something else was answered than is wanted. */
function misses(pairs: readonly AnswerPair[]): SQL {
  const cases = pairs.map((pair) => sql`case when not ${isAnswer(pair)} then ${pair.question}::text end`)
  return sql`array_remove(array[${sql.join([sql`null::text`, ...cases], sql`, `)}], null)`
}
