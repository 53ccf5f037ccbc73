import type { SQL } from '#platform/server/db/sql.ts'
import { termVector } from '#platform/server/db/terms.ts'
import { pageWords } from '../contract/blocks/walk.ts'
import type { Content } from '../contract/content.ts'

/** Words of both languages. */
export function termsOf(content: Content): SQL {
  return termVector(
    pageWords(content)
      .flatMap(({ text }) => [text.bhs, text.en])
      .join(' '),
  )
}
