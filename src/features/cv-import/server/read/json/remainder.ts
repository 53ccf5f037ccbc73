import { languageNamed } from '#features/profiles/contract/language-names.ts'
import { languageLevelNamed } from '#features/profiles/contract/level-names.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import { proseOfHtml } from './prose.ts'

/** Fields with a program's storage or layout data and no content. */
const FORM =
  /^(?:\$schema|meta|metadata|id|_id|uuid|version|language|columns?|visible|hidden|picture|photo|image|icon|color|colour|template|layout|size|level|order|slug|countrycode|code|separatelinks|x-profile)$/i
const MOST = 500

type Field = { key: string; text: string }

/** Lists every text of a résumé with its field name. */
function textsOf(value: unknown, key: string): Field[] {
  if (typeof value === 'number') return [{ key, text: String(value) }]
  if (typeof value === 'string') {
    return proseOfHtml(value)
      .split('\n')
      .map((text) => ({ key, text: text.replace(/^• /, '').trim() }))
      .filter(({ text }) => text !== '')
  }
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, key))
  return Object.entries(value)
    .filter(([name]) => !FORM.test(name))
    .flatMap(([name, inside]) => textsOf(inside, name))
}

const TIME = /date|period|^(?:start|end|year|month|day)$/i
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?/i

/** Returns true for languages and levels, which become codes. */
const isLanguage = (text: string) =>
  text.length < 40 && (languageNamed(text) !== undefined || languageLevelNamed(text) !== undefined)

/** Lists texts of a résumé that its proposal lacks, so that nothing is lost; other readers handle the times. */
export function remainderOf(resume: unknown, proposal: unknown): string[] {
  const words = new Set(foldedWords(JSON.stringify(proposal).replaceAll('\\n', ' ')))
  const isPlaced = (text: string) => foldedWords(text.replace(ADDRESS, '')).every((word) => words.has(word))
  return textsOf(resume, '')
    .filter(({ key, text }) => !TIME.test(key) && !isLanguage(text) && !isPlaced(text))
    .map(({ key, text }) => (key === '' ? text : `${key}: ${text}`))
    .slice(0, MOST)
}
