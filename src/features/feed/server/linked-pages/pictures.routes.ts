import { problems } from '#platform/contract/problems.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { findPicture } from './linked-pages.queries.ts'

const YEAR = 365 * 24 * 3600

/** Pictures of linked pages come from here, so that a reader asks nothing of another site. */
export function mountLinkedPictures({ app, services: { db } }: Mount): void {
  app.get('/linked-pictures/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    const id = file.endsWith('.webp') ? file.slice(0, -'.webp'.length) : ''
    const picture = uuid.safeParse(id).success ? await findPicture(db, id) : undefined
    if (!picture) throw new Problem(problems.notFound)
    return reply
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/webp')
      .send(picture)
  })
}
