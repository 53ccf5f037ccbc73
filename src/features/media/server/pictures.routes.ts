import { problems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { PUBLIC_KINDS } from './file-kind.ts'
import { listPublicPlace } from './files.queries.ts'
import { partKey } from './place.ts'
import { orNotFound } from './read.service.ts'

const YEAR = 365 * 24 * 3600
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const FILE = /^\d{2,4}\.(avif|webp)$/

/** Pictures that everybody may see: their names change with their contents, so browsers keep them for good. */
export function mountPictures({ app, services }: Mount): void {
  app.get('/pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string }
    const [, format] = FILE.exec(file) ?? []
    if (!format || !ID.test(id)) throw new Problem(problems.notFound)
    const [row] = await listPublicPlace(services.db, id, PUBLIC_KINDS)
    if (!row) throw new Problem(problems.notFound)
    const bytes = await services.files.read(partKey(row.place, file)).catch(orNotFound)
    return reply
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('cross-origin-resource-policy', 'same-origin')
      .type(`image/${format}`)
      .send(bytes)
  })
}
