import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, pack, type Pack } from 'tar-stream'

/** A file on its way into an archive: tar wants its size beforehand. */
export type TarFile = { name: string } & (
  | { contents: Buffer }
  | { size: number; bytes: AsyncIterable<Buffer> }
)
/** A file on its way out of one. */
export type TarEntry = { name: string; size: number; body: AsyncIterable<Buffer> }

/** The input is not an archive, or not a whole one. */
export class DamagedArchive extends Error {}

const OWNER_ONLY = 0o600

/** An archive of these files, made as fast as it is read. */
export function packTar(files: AsyncIterable<TarFile>): Readable {
  const archive = pack()
  addAll(archive, files).catch((error: Error) => archive.destroy(error))
  return archive as unknown as Readable
}

async function addAll(archive: Pack, files: AsyncIterable<TarFile>): Promise<void> {
  for await (const file of files) await add(archive, file)
  archive.finalize()
}

async function add(archive: Pack, file: TarFile): Promise<void> {
  const header = { name: file.name, mode: OWNER_ONLY, mtime: new Date() }
  if (!('contents' in file)) {
    const entry = archive.entry({ ...header, size: file.size })
    return pipeline(Readable.from(file.bytes), entry as unknown as NodeJS.WritableStream)
  }
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry(header, file.contents, (error) => (error ? reject(error) : resolve()))
    // An archive that is destroyed destroys its entry, which ends the process unless somebody listens.
    entry.on('error', reject)
  })
}

/** Reads the files of an archive one after another; what is not read of a body is passed over. */
export async function* readTar(source: Readable): AsyncGenerator<TarEntry> {
  const archive = extract()
  // To the very end of the source: the checksum of a compression stands there.
  const ending = pipeline(source, archive as unknown as NodeJS.WritableStream).catch((error: Error) => error)
  const causeOf = async (error: unknown) => damageOf((await ending) ?? error)
  async function* bodyOf(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* entry
    } catch (error) {
      throw await causeOf(error)
    }
  }
  try {
    for await (const entry of archive) {
      const { name, size } = entry.header
      yield { name, size, body: bodyOf(entry as AsyncIterable<Buffer>) }
      entry.resume()
    }
  } catch (error) {
    throw await causeOf(error)
  } finally {
    source.destroy()
  }
}

/** Passes errors of the disk and of decompression on; every other error means a damaged archive. */
function damageOf(error: unknown): unknown {
  const { code = '', errno, message } = error as NodeJS.ErrnoException
  const isOfSource = code.startsWith('Z_') || errno !== undefined
  return isOfSource || error instanceof DamagedArchive ? error : new DamagedArchive(message, { cause: error })
}

/** All of a body at once. */
export async function collect(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
