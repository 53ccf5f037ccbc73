import type { Bilingual } from '#platform/contract/bilingual.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import type { Content } from '../content.ts'
import { type Block, fieldsOf } from './definitions.ts'
import type { BilingualRich, Field, Fields, Item, Picture, Value } from './fields.ts'

/** One value with its place: `<block>.<name>`, or `<block>.<item>.<name>`. */
export type Placed = { path: string; name: string; field: Field; value: Value }

/** Every value of a block, those of its items included. */
export function valuesOf({ type, props }: Block): Placed[] {
  return placed(fieldsOf(type), props as unknown as Item, props.id)
}

function placed(fields: Fields, holder: Item, above: string): Placed[] {
  return Object.entries(fields).flatMap(([name, field]): Placed[] => {
    const value = holder[name] as Value
    if (field.kind !== 'items') return [{ path: `${above}.${name}`, name, field, value }]
    return (value as Item[]).flatMap((item) => placed(field.fields, item, `${above}.${item.id}`))
  })
}

export type PlacedWords = { path: string; name: string; text: Bilingual; required: boolean }

/** The plain words of every text in both languages. */
export function wordsOf(block: Block): PlacedWords[] {
  return valuesOf(block).flatMap(({ path, name, field, value }): PlacedWords[] => {
    const required = 'required' in field && field.required === true
    if (field.kind === 'line' || field.kind === 'lines')
      return [{ path, name, text: value as Bilingual, required }]
    if (field.kind === 'picture') {
      const { picture, alt } = value as Picture
      return picture === null ? [] : [{ path: `${path}.alt`, name: 'alt', text: alt, required: true }]
    }
    if (field.kind !== 'rich' && field.kind !== 'html') return []
    const { bhs, en } = value as BilingualRich
    return [{ path, name, text: { bhs: plainText(bhs), en: plainText(en) }, required }]
  })
}

/** The words of a whole page. */
export function pageWords({ root, content }: Content): PlacedWords[] {
  const { title, description } = root.props
  return [
    { path: 'page.title', name: 'title', text: title, required: true },
    { path: 'page.description', name: 'description', text: description, required: false },
    ...content.flatMap(wordsOf),
  ]
}

/** Languages that a text lacks while the other one is there. */
export function missingLanguages({ text }: Pick<PlacedWords, 'text'>): Locale[] {
  const there = LOCALES.filter((language) => text[language].trim() !== '')
  return there.length === 1 ? LOCALES.filter((language) => language !== there[0]) : []
}

/** Ids of all pictures that a page names. */
export function pictureIds({ content }: Content): string[] {
  const ids = content
    .flatMap(valuesOf)
    .flatMap(({ field, value }) => (field.kind === 'picture' ? ((value as Picture).picture ?? []) : []))
  return [...new Set(ids)]
}
