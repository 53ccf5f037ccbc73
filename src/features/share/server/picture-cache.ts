import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '#platform/server/files/write-whole.ts'
import type { PictureContent } from './draw-picture.ts'

/** Raised when the drawing changes, so that kept pictures are drawn anew. */
const DRAWING = 2

export type CachedPicture = { png: Buffer; etag: string }

/** Returns a cache key of a picture's content. */
export function contentKey(content: PictureContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, content]))
    .digest('base64url')
    .slice(0, 22)
}

/** Pictures of pages that are always there, kept in the data folder under their content; of every picture only the newest. */
export class PictureCache {
  readonly #folder: string
  readonly #drawing = new Map<string, Promise<Buffer>>()

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'cache', 'share')
  }

  async get(input: {
    name: string
    content: PictureContent
    draw: (content: PictureContent) => Promise<Buffer>
  }): Promise<CachedPicture> {
    const { name, content, draw } = input
    const key = contentKey(content)
    const file = `${name}.${key}.png`
    const stored = await readFile(join(this.#folder, file)).catch(() => undefined)
    const png = stored ?? (await this.#once(file, () => this.#keep({ name, file, png: draw(content) })))
    return { png, etag: `"${key}"` }
  }

  /** Removes every file of another picture: earlier releases kept those of people and their things too. */
  async keepOnly(isKept: (name: string) => boolean): Promise<void> {
    const files = await readdir(this.#folder).catch(() => [])
    const others = files.filter((file) => file.endsWith('.png') && !isKept(file.slice(0, file.indexOf('.'))))
    await Promise.all(others.map((file) => rm(join(this.#folder, file), { force: true })))
  }

  /** Many readers who come at once wait for one drawing. */
  #once(file: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#drawing.get(file)
    if (running) return running
    const fresh = work().finally(() => this.#drawing.delete(file))
    this.#drawing.set(file, fresh)
    return fresh
  }

  async #keep({ name, file, png }: { name: string; file: string; png: Promise<Buffer> }): Promise<Buffer> {
    const picture = await png
    await writeWhole(join(this.#folder, file), picture)
    const older = (await readdir(this.#folder)).filter(
      (other) => other.startsWith(`${name}.`) && other.endsWith('.png') && other !== file,
    )
    for (const other of older) await rm(join(this.#folder, other), { force: true })
    return picture
  }
}
