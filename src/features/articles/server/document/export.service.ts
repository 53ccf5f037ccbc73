import { picturesById, readLargest } from '#features/library/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Services } from '#platform/server/services.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { articleSlug } from '../../contract/slug.ts'
import { findArticle } from '../articles.queries.ts'
import { editableOrThrow } from '../edit.policy.ts'
import type { CallOfOne } from '../editing.service.ts'
import type { WordPicture } from './draw-docx.ts'

/** Largest side of a picture in a document that goes by mail. */
const SIDE = 1200

/** The text of an article in one language as a Word document, with its pictures. */
export async function exportDocument(call: CallOfOne & { language: Locale }) {
  const { services, session, id, language } = call
  const { content } = editableOrThrow(session, await findArticle(services.db, id))
  const [title, body] = [content.title[language], content.body[language]]
  const { drawArticle } = await import('./draw-docx.ts')
  const bytes = await drawArticle({
    title,
    body,
    language: language === 'bhs' ? 'bs-BA' : 'en-GB',
    pictures: await picturesOf(
      services,
      figuresIn(body).map(({ picture }) => picture),
    ),
    publicUrl: services.config.publicUrl,
  })
  return { name: `${articleSlug({ bhs: title, en: '' })}.docx`, bytes }
}

/** Word reads no WebP. A picture that the store has lost is left out, and the text goes on. */
async function picturesOf(services: Services, ids: readonly string[]): Promise<Map<string, WordPicture>> {
  const { default: sharp } = await import('sharp')
  const pictures = new Map<string, WordPicture>()
  for (const { id, file } of (await picturesById(services.db, ids)).values()) {
    const bytes = await readLargest(services, { file }).catch(() => undefined)
    if (!bytes) continue
    const { data, info } = await sharp(bytes)
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    pictures.set(id, { bytes: data, width: info.width, height: info.height })
  }
  return pictures
}
