import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { cronbachAlpha, mean, restCorrelations, variance } from '../../contract/reliability.ts'
import { keyedAnswer } from '../../contract/scoring.ts'
import { CONTRIBUTIONS, EDITION, STATEMENTS } from '../../contract/statements.ts'
import { LEAST_PEOPLE, type Statistics } from '../../contract/statistics.endpoints.ts'

const answerRows = rowsOf({ answers: z.array(z.number()) })

/** Returns the first answers of everyone, so that each person counts once. */
async function firstAnswers(db: Db): Promise<number[][]> {
  const { rows } = await answerRows(db)(sql`
    select answers from (
      select distinct on (r.user_id) r.answers, r.taken_at, r.id
      from team_test_results r join active_members a on a.id = r.user_id
      where r.edition = ${EDITION} order by r.user_id, r.taken_at, r.id) first
    order by taken_at, id`)
  return rows.map(({ answers }) => answers)
}

export async function getStatisticsFor(db: Db): Promise<Statistics> {
  return statisticsOf(await firstAnswers(db))
}

/**
 * Computes figures over whole tens of people, so that the difference between two days is never one person's answers.
 * Figures of fewer than ten are hidden.
 */
export function statisticsOf(all: readonly (readonly number[])[]): Statistics {
  const people = Math.floor(all.length / LEAST_PEOPLE) * LEAST_PEOPLE
  const counted = all.slice(0, people)
  return {
    people,
    contributions: CONTRIBUTIONS.map((contribution) => {
      const items = STATEMENTS.flatMap((statement, place) =>
        statement.contribution === contribution ? [{ statement, place }] : [],
      )
      const whole = counted.flatMap((answers) => {
        const row = items.map(({ place }) => keyedAnswer(place, answers[place]))
        return row.every((each) => each !== null) ? [row as number[]] : []
      })
      const isEnough = whole.length >= LEAST_PEOPLE
      const rest = isEnough ? restCorrelations(whole) : []
      return {
        contribution,
        people: isEnough ? whole.length : 0,
        alpha: isEnough ? rounded(cronbachAlpha(whole)) : null,
        items: items.map(({ statement, place }, item) => {
          const keyedAnswers = counted.flatMap((answers) => keyedAnswer(place, answers[place]) ?? [])
          const isShown = keyedAnswers.length >= LEAST_PEOPLE
          return {
            statement: statement.id,
            answered: isShown ? keyedAnswers.length : 0,
            mean: isShown ? rounded(mean(keyedAnswers)) : null,
            deviation: isShown ? rounded(Math.sqrt(variance(keyedAnswers))) : null,
            rest: rounded(rest[item] ?? null),
          }
        }),
      }
    }),
  }
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}
