import { foldedWords } from '#platform/contract/fold.ts'
import { stemBhs } from '#platform/contract/fold-stem-bhs.ts'
import { stemEn } from '#platform/contract/fold-stem-en.ts'

const SILENT_BHS = new Set(
  'i u na za od do s sa iz o po pri te ili a ali da je su se kod uz ka k nad pod bez kao n m f ž z'.split(
    ' ',
  ),
)
const SILENT_EN = new Set(
  'a an the of and or in on at to for with by from as is are be your our their its it this that these those into via per etc eg ie you we they will'.split(
    ' ',
  ),
)

const bhs = new Map<string, string>()
const en = new Map<string, string>()
const MAX_KEPT = 60_000

/** Returns the stems of meaningful words in a text of ours. */
export function stemsBhs(text: string): string[] {
  return foldedWords(text).flatMap((word) => (SILENT_BHS.has(word) ? [] : [cachedStem(bhs, word, stemBhs)]))
}

/** Returns the stems of meaningful words in an English text. */
export function stemsEn(text: string): string[] {
  return foldedWords(text).flatMap((word) => (SILENT_EN.has(word) ? [] : [cachedStem(en, word, stemEn)]))
}

export function stemOfBhs(word: string): string {
  return cachedStem(bhs, word, stemBhs)
}

export function stemOfEn(word: string): string {
  return cachedStem(en, word, stemEn)
}

export function isSilentEn(word: string): boolean {
  return SILENT_EN.has(word)
}

export function isSilentBhs(word: string): boolean {
  return SILENT_BHS.has(word)
}

function cachedStem(cache: Map<string, string>, word: string, stem: (word: string) => string): string {
  const cached = cache.get(word)
  if (cached !== undefined) return cached
  if (cache.size > MAX_KEPT) cache.clear()
  const result = stem(word)
  cache.set(word, result)
  return result
}
