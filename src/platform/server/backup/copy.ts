import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { to } from 'pg-copy-streams'
import type { Contents } from './archive.ts'
import type { TarFile } from './tar.ts'

const PART = 1024 * 1024

/** The statement's rows as files `<prefix>000001`, `000002` … of a megabyte each, because tar wants sizes beforehand. */
export async function* copyOut(input: {
  client: ClientBase
  sql: string
  prefix: string
}): AsyncGenerator<TarFile, Contents> {
  const { client, sql, prefix } = input
  const hash = createHash('sha256')
  const stream = client.query(to(sql))
  let part: Buffer[] = []
  let size = 0
  let number = 0
  const file = () => {
    const contents = Buffer.concat(part)
    part = []
    size = 0
    number += 1
    return { name: `${prefix}${String(number).padStart(6, '0')}`, contents }
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    part.push(chunk)
    size += chunk.length
    if (size >= PART) yield file()
  }
  if (size > 0) yield file()
  return { count: stream.rowCount, digest: hash.digest('hex') }
}

/** Returns a digest over all rows of a statement without keeping them in memory. */
export async function copyDigest(client: ClientBase, sql: string): Promise<Contents> {
  const hash = createHash('sha256')
  const stream = client.query(to(sql))
  for await (const chunk of stream as AsyncIterable<Buffer>) hash.update(chunk)
  return { count: stream.rowCount, digest: hash.digest('hex') }
}

export function copyTable({ name, columns }: { name: string; columns: string[] }): string {
  return `public.${quote(name)} (${columns.map(quote).join(', ')})`
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
