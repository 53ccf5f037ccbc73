import { LOCALES } from '#platform/contract/locale.ts'
import type { Block } from './blocks/definitions.ts'
import { pageWords, valuesOf } from './blocks/walk.ts'
import type { Content } from './content.ts'

/** Above it a page is slow on a weak connection. */
export const WEIGHT_LIMIT = 100 * 1024

/** The bytes of every page: frame, styles, fonts and the visitors' script. */
const FRAME = 48 * 1024
/** Markup around one value, compressed. */
const AROUND = 60

/** About how many bytes a visitor fetches: the heavier of both languages, and the pictures. */
export function pageWeight(content: Content, pictureBytes: number): number {
  const words = pageWords(content)
  const texts = LOCALES.map((language) => words.reduce((sum, { text }) => sum + bytesOf(text[language]), 0))
  return (
    FRAME +
    pictureBytes +
    Math.max(...texts) +
    content.content.reduce((sum, block) => sum + markupOf(block), 0)
  )
}

function markupOf(block: Block): number {
  return AROUND * (1 + valuesOf(block).length)
}

/** Texts of people are about half as long when they are sent. */
function bytesOf(text: string): number {
  return Math.ceil(text.length / 2)
}
