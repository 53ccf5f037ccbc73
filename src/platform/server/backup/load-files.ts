import { Readable } from 'node:stream'
import type { Files } from '../files/files.ts'
import { NAMES } from './archive.ts'
import type { Section } from './sections.ts'

export async function loadFile(files: Files, { name, size, bytes }: Section): Promise<string> {
  const key = name.slice(NAMES.files.length)
  if (size === 0) await files.put(key, Buffer.alloc(0))
  else await files.putStream(key, Readable.from(bytes, { objectMode: false }), size)
  return key
}

/** Removes what lay there before and is not of the backup. */
export async function removeOthers(files: Files, keys: ReadonlySet<string>): Promise<void> {
  for await (const { key } of files.list()) if (!keys.has(key)) await files.remove(key)
}
