import { sql } from 'drizzle-orm'
import { callBySlug } from '#features/calls/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { selectBoard } from './reviews.queries.ts'
import { shareOut } from './reviews.service.ts'

const JUDGED = 'Kino u dvorištu Tetova'
/** What members of the board say of it; the rest still waits for them. */
const COMMENTS = [
  'Brojali su ljude po zgradama i znaju ko čuva platno poslije. Cijena razglasa je realna, jedino prava za filmove traže raniji dogovor.',
  'Ideja je mala i izvodiva, a naselje zaista nema ništa slično. Plan za kišu je jasan. Nedostaje samo ko vodi zadnje dvije večeri.',
]

/** A call of the demo world that its board judges: some scores are given, a draft is begun, the rest waits. */
export async function seedReviews(services: Services): Promise<void> {
  const { db } = services
  const call = await callBySlug(db, 'mala-kultura')
  const [me] = call ? await selectBoard(db, call.id) : []
  if (!call || !me) return
  await shareOut({ services, me, slug: call.slug })
  const { criteria } = call.content.review
  for (const [at, comment] of COMMENTS.entries()) {
    const scores = Object.fromEntries(criteria.map(({ id }, place) => [id, 3 + ((at + place) % 3)]))
    await db.execute(sql`
      update review_assignments set scores = ${JSON.stringify(scores)}::jsonb, comment = ${comment},
        given_at = clock_timestamp(), version = version + 1
      where id = (select id from review_assignments
        where given_at is null and canvas_id = (select canvas_id from submitted_applications
          where call_id = ${call.id} and content ->> 'title' = ${JUDGED}) order by id limit 1)`)
  }
}
