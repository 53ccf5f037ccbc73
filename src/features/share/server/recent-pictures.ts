import { contentKey, type CachedPicture } from './picture-cache.ts'
import type { PictureContent } from './draw-picture.ts'

const MAX_PICTURES = 64

/**
 * Pictures with words that people can change or take back, a member's name above all: kept in memory only, the newest of
 * each, and asked for with what it says now. So none outlives its page, neither here nor in a file.
 */
export class RecentPictures {
  readonly #pictures = new Map<string, { etag: string; png: Promise<Buffer> }>()

  async get(input: {
    name: string
    content: PictureContent
    draw: (content: PictureContent) => Promise<Buffer>
  }): Promise<CachedPicture> {
    const { name, content, draw } = input
    const etag = `"${contentKey(content)}"`
    const existing = this.#pictures.get(name)
    const picture = existing?.etag === etag ? existing : { etag, png: draw(content) }
    this.#pictures.delete(name)
    this.#pictures.set(name, picture)
    if (this.#pictures.size > MAX_PICTURES) this.#pictures.delete(this.#pictures.keys().next().value ?? '')
    try {
      return { png: await picture.png, etag }
    } catch (error) {
      if (this.#pictures.get(name) === picture) this.#pictures.delete(name)
      throw error
    }
  }

  forget(name: string): void {
    this.#pictures.delete(name)
  }
}
