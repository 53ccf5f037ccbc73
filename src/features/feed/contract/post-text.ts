import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { POST } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'

/** Letters of a whole post. */
export const POST_MAX = POST.lettersMax

export const postText = richTextSchema(POST)

/** The words of a post, as they are counted and searched. */
export function wordsOf(body: RichText): string {
  return plainText(body).trim()
}

const OPENING = 80

/** The first words, as a post is called where it is told of. */
export function openingWords(body: RichText, most = OPENING): string {
  const words = wordsOf(body).replace(/\s+/g, ' ')
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : most).toWellFormed()}…`
}
