import { problems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { isGone } from '#platform/server/files/files.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { pictureFolder } from '#platform/server/pictures/stored-picture.ts'

const YEAR = 365 * 24 * 3600
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const FILE = /^\d{2,4}\.(avif|webp)$/

/** Pictures of people and organisations: their names change with their contents, so browsers keep them for good. */
export function mountPictures({ app, services }: Mount): void {
  app.get('/pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string }
    const [, format] = FILE.exec(file) ?? []
    if (!format || !ID.test(id)) throw new Problem(problems.notFound)
    const bytes = await services.files.read(`${pictureFolder(id)}${file}`).catch((error: unknown) => {
      if (isGone(error)) throw new Problem(problems.notFound)
      throw error
    })
    return reply
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('cross-origin-resource-policy', 'same-origin')
      .type(`image/${format}`)
      .send(bytes)
  })
}
