import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_FORMATS } from '#platform/contract/pictures.ts'
import type { Upload } from './store.service.ts'

type Facts = { width: number; height: number; placeholder: string }

/** A picture of the demo world in all its widths (pixels), drawn already by scripts/demo-pictures.mjs. */
export async function readSeededPicture(
  folder: string,
  name: string,
  widths: readonly number[],
): Promise<Pick<Upload, 'parts' | 'type'> & Facts> {
  const facts = (await readFacts(folder))[name]
  if (!facts) throw new Error(`${folder} has no picture "${name}"`)
  const parts = await Promise.all(
    widths.flatMap((width) =>
      PICTURE_FORMATS.map(async (format) => ({
        name: `${width}.${format}`,
        bytes: await readFile(join(folder, `${name}.${width}.${format}`)),
      })),
    ),
  )
  return { type: 'image/webp', parts, ...facts }
}

/** The names of the pictures in a folder. */
export async function listSeededPictures(folder: string): Promise<string[]> {
  return Object.keys(await readFacts(folder))
}

async function readFacts(folder: string): Promise<Record<string, Facts>> {
  return JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as Record<string, Facts>
}
