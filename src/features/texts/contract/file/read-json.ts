import * as z from 'zod/mini'
import { parseUntrustedJson } from '#platform/contract/untrusted-json.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { FileFault } from './file-fault.ts'
import type { FileText } from './file-text.ts'

const word = z.optional(z.string())
/** Other fields in the file are only for the reader. */
const file = z.object({
  texts: z.array(
    z.object({ id: z.string(), bhs: word, en: word, version: z.optional(z.object({ bhs: word, en: word })) }),
  ),
})

export function readJson(source: string): FileText[] {
  return parseTexts(source).flatMap(({ id, version, ...texts }) =>
    LOCALES.flatMap((locale): FileText[] => {
      const text = texts[locale]
      return text === undefined ? [] : [{ id, locale, text, base: version?.[locale] ?? null }]
    }),
  )
}

function parseTexts(source: string) {
  try {
    return file.parse(parseUntrustedJson(source)).texts
  } catch {
    // The content or its structure is not that of our files.
    throw new FileFault('json')
  }
}
