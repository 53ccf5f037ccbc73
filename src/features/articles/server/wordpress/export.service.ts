import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../../contract/messages.bhs.ts'
import { messages as en } from '../../contract/messages.en.ts'
import { articleSlug } from '../../contract/slug.ts'
import { findArticle } from '../articles.queries.ts'
import { editableOrThrow } from '../edit.policy.ts'
import type { CallOfOne } from '../editing.service.ts'
import { picturesOf } from '../pictures.service.ts'
import { findAuthor } from '../review.queries.ts'
import { stateOf } from '../state.ts'
import { writeExport } from './write-export.ts'

/** An article in all its languages as a file that WordPress reads, and that can be read in here again. */
export async function exportArticle({ services, session, id }: CallOfOne) {
  const { db, config } = services
  const article = editableOrThrow(session, await findArticle(db, id))
  const { content, slug, liveBhsAt, liveEnAt, updatedAt, now } = article
  const author = (await findAuthor(db, id))?.name ?? config.productName
  const pictures = (await picturesOf(db, [article])).get(id) ?? []
  const names = { bhs: translator({ bhs, en }, 'bhs'), en: translator({ bhs, en }, 'en') }
  const file = writeExport(
    {
      id,
      slug,
      author,
      state: stateOf(article),
      content,
      liveAt: { bhs: liveBhsAt, en: liveEnAt },
      updatedAt,
      now,
      pictures,
    },
    {
      publicUrl: config.publicUrl,
      name: config.productName,
      topicName: (topic, locale) => names[locale](`topics.${topic}`),
    },
  )
  return { name: `${articleSlug(content.title)}.xml`, file }
}
