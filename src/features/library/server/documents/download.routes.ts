import { streamFile } from '#features/media/server/index.ts'
import type { Mount } from '#platform/server/feature.ts'
import { sendAsAttachment } from '#platform/server/http/attachment.ts'
import { findDownload } from './documents.queries.ts'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The address under which texts offer a file to everybody, by the id that they name: browsers ask each time whether it is
 * still offered and still the same, because it may be taken back or replaced at any moment.
 */
export function mountDownloads({ app, services }: Mount): void {
  app.get('/files/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const download = ID.test(id) ? await findDownload(services.db, id) : undefined
    if (!download) return reply.callNotFound()
    const tag = `"${download.file}"`
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    sendAsAttachment((name, value) => void reply.header(name, value), download)
    return reply
      .header('content-length', download.size)
      .send(await streamFile(services, { id: download.file }))
  })
}
