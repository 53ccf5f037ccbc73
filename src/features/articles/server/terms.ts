import type { SQL } from '#platform/server/db/sql.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { termVector } from '#platform/server/db/terms.ts'
import type { Content } from '../contract/content.ts'

/** Words of both languages. */
export function termsOf(content: Content): SQL {
  return termVector(textsOf(content).join(' '))
}

/** All that is written in an article, part by part. */
export function textsOf({ title, summary, body, tags }: Content): string[] {
  return [...LOCALES.flatMap((one) => [title[one], summary[one], plainText(body[one])]), ...tags]
}
