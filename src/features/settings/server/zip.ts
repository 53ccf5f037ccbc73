import { Readable } from 'node:stream'
import type { ExportedFile } from '#platform/server/data-rights.ts'

import { plain } from './export-pages.ts'

/** Files that do not compress further. */
const PACKED = /\.(?:jpe?g|png|webp|avif|zip|pdf|docx|xlsx|mp4)$/i

/** Streams a ZIP file, with one file of the export in memory at a time. */
export function zipStream(files: AsyncIterable<ExportedFile>): Readable {
  return Readable.from(zipChunks(files), { objectMode: false })
}

async function* zipChunks(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate')
  let ready: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  function take(): Uint8Array[] {
    if (failure) throw failure
    const chunks = ready
    ready = []
    return chunks
  }
  for await (const { path, content } of files) {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    zip.add(entry)
    entry.push(content instanceof Uint8Array ? content : jsonBytes(content), true)
    yield* take()
  }
  zip.end()
  yield* take()
}

function jsonBytes(content: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(plain(content), null, 2)}\n`)
}
