import type { PlacedText } from '#platform/contract/bilingual.ts'
import type { Content } from '../contract/content.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

export type TextName = 'title' | 'summary' | 'body'

/** Returns the bilingual texts by field; of the body its plain text. */
export function contentTexts({ title, summary, body }: Content): PlacedText<TextName>[] {
  return [
    { path: 'title', text: title },
    { path: 'summary', text: summary },
    { path: 'body', text: { bhs: plainText(body.bhs), en: plainText(body.en) } },
  ]
}
