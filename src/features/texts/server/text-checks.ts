import { pageText } from '#features/content/contract/page-text.ts'
import { countCharacters } from '#platform/contract/characters.ts'
import { type Locale, otherLocale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { figuresIn, wordsAlone } from '#platform/contract/rich-text/figures.ts'
import { hasLink } from '#platform/contract/rich-text/line.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { messageFaults } from '#platform/server/i18n/message-check.ts'
import { documentOf } from '../contract/block-markup.ts'
import type { TextFault } from '../contract/changes.endpoints.ts'
import type { Text } from './texts.service.ts'

/** Characters that the database cannot store or a page cannot show. */
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f]|\p{Cs}/u

type Candidate = { text: string; locale: Locale }

/** Lists the faults that forbid putting this text in place of another. */
export function faultsOf(text: Text, candidate: Candidate): TextFault[] {
  if (candidate.text.trim() === '') return [{ code: 'empty', what: [] }]
  if (UNSAFE.test(candidate.text)) return [{ code: 'signs', what: [] }]
  return text.block ? blockFaults(text, candidate) : interfaceFaults(text, candidate)
}

function interfaceFaults({ delivered, max }: Text, { text, locale }: Candidate): TextFault[] {
  const other = delivered[otherLocale(locale)]
  return [...lengthFaults(text, max), ...messageFaults({ text, locale, delivered: delivered[locale], other })]
}

function blockFaults({ block, max }: Text, { text }: Candidate): TextFault[] {
  const document = publishable(text)
  if (!document) return [{ code: 'markup', what: [] }]
  const figures = figuresIn(document)
  if (figures.length > 0 && !block?.definition.pictures) return [{ code: 'markup', what: [] }]
  const words = plainText(wordsAlone(document))
  if (figures.some(({ alt }) => alt.trim() === '')) return [{ code: 'empty', what: [] }]
  if (words.trim() === '') return [{ code: 'empty', what: [] }]
  const faults = lengthFaults(words, max)
  return block?.definition.noLinks && hasLink(document) ? [...faults, { code: 'links', what: [] }] : faults
}

/** Parses markup of a file; `undefined` if pages may not show it. */
export function publishable(markup: string): RichText | undefined {
  const document = documentOf(markup)
  if (!document) return undefined
  const judged = pageText.safeParse(document)
  return judged.success ? judged.data : undefined
}

function lengthFaults(words: string, max: number): TextFault[] {
  const over = countCharacters(words) - max
  return over > 0 ? [{ code: 'tooLong', what: [String(over)] }] : []
}
