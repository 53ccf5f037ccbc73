import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { cast } from '#features/account/server/index.ts'
import { findCallBySlug } from '#features/calls/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { listBoard } from '../boards.queries.ts'

type DemoScore = { points: readonly number[]; comment: string }

/** Scores of the chair and then of other board members; those without an entry still have to score. */
const GIVEN: Readonly<Record<string, readonly DemoScore[]>> = {
  'Zimska učionica na Crkvicama': [
    {
      points: [4, 4, 3, 3, 4],
      comment:
        'Prebrojali su đake i znaju ko im pomaže. Grijanje je najveći trošak, a o njemu piše najmanje. Zato smo tražili dopunu.',
    },
  ],
  'Peć za planinarski dom': [
    {
      points: [4, 3, 3, 2, 4],
      comment:
        'Dom zimi zaista stoji prazan, a drva su obećana. U prvoj prijavi nije pisalo ko dežura, pa je ocjena za rizike niska.',
    },
    {
      points: [4, 4, 4, 4, 3],
      comment:
        'Poslije dopune je jasno ko ima ključ i ko je pregledao dimnjak. Dvadeset vikenda je mnogo, ali dežurstva su podijeljena.',
    },
  ],
  'Petkom se kuha u Domu': [
    {
      points: [5, 4, 4, 3, 3],
      comment:
        'Ideja spaja ljude koji se inače ne sreću, a novac ide na hranu i posuđe koje ostaje. Volio bih da se zna ko kuha.',
    },
    {
      points: [3, 3, 4, 2, 2],
      comment:
        'Lijepo, ali broj ljudi je procjena. Kuhinja Doma je mala i petkom je često zauzeta, pa rezervni plan treba potpis škole.',
    },
    {
      points: [4, 4, 5, 4, 3],
      comment:
        'Isto je prošle zime radilo u susjednom naselju i ljudi su ostali zajedno. Posuđe je razumno i lako se čuva.',
    },
  ],
}

const TALKED = 'Petkom se kuha u Domu'
/** By position among the reviewers, of whom the first is the chair. */
const REMARKS: readonly (readonly [by: number, text: string])[] = [
  [1, 'Nisam siguran za kuhinju. Je li neko vidio dogovor s Domom ili samo piše da je obećana?'],
  [2, 'Zvala sam Dom, petak je slobodan od pet popodne do kraja zime. Mogu to i pisano dati.'],
  [0, 'Onda mi je i rezervni plan manje važan. Ostaje broj ljudi: predlažem da to pratimo u izvještaju.'],
]
const REVISED = {
  by: 1,
  was: [2, 2, 3, 1, 2],
  why: 'Dom je potvrdio kuhinju, pa sam podigao ocjenu za izvodivost.',
}

const applicationRows = rowsOf({ id: z.string(), title: z.string() })

/** Seeds a call whose board has requested changes and discusses its scores. */
export async function seedTalkedCall(db: Db): Promise<void> {
  const call = await findCallBySlug(db, 'topla-soba')
  const chair = (await findUserByEmail(db, cast.stefan.email))?.id
  if (!call || !chair) return
  const board = [chair, ...(await listBoard(db, call.id)).filter((id) => id !== chair)].slice(0, 3)
  const scoresOf = (points: readonly number[]) =>
    JSON.stringify(
      Object.fromEntries(call.content.review.criteria.map(({ id }, at) => [id, points[at] ?? 3])),
    )
  const { rows } = await applicationRows(db)(sql`
    select canvas_id as id, content ->> 'title' as title from submitted_applications
    where call_id = ${call.id} order by canvas_id`)
  for (const [number, { id: canvas, title }] of rows.entries()) {
    const desks: string[] = []
    for (const [place, reviewer] of board.entries()) {
      const score = GIVEN[title]?.[place]
      // The chair scored before the team's answer, the others after it.
      const at = score ? new Date(Date.now() - (place === 0 ? 60 : 3) * HOUR_MS) : null
      const desk = newId()
      desks.push(desk)
      await db.execute(sql`
        insert into review_assignments (id, call_id, canvas_id, reviewer_id, number, scores, comment, assigned_at, given_at)
        values (${desk}, ${call.id}, ${canvas}, ${reviewer}, ${number + 1}, ${score ? scoresOf(score.points) : '{}'}::jsonb,
          ${score?.comment ?? ''}, now() - interval '7 days', ${at})`)
    }
    if (title !== TALKED) continue
    for (const [at, [by, text]] of REMARKS.entries())
      await db.execute(sql`
        insert into review_remarks (id, canvas_id, author_id, body, created_at)
        values (${newId()}, ${canvas}, ${board[by]}, ${text}, ${new Date(Date.now() - (REMARKS.length - at) * HOUR_MS)})`)
    await db.execute(sql`
      insert into review_revisions (id, assignment_id, scores, comment, why, revised_at)
      values (${newId()}, ${desks[REVISED.by]}, ${scoresOf(REVISED.was)}::jsonb,
        ${GIVEN[title]?.[REVISED.by]?.comment ?? ''}, ${REVISED.why}, ${new Date(Date.now() - HOUR_MS)})`)
  }
}
