import type { ParamsOf, QueryOf } from '#platform/contract/endpoint.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { SHEET_TYPES, type SheetCell } from '#platform/server/files/spreadsheet.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { inForm } from '../contract/file/file-text.ts'
import { SHEET_COLUMNS, type SheetColumn } from '../contract/file/sheet-columns.ts'
import { versionOf } from '../contract/file/text-version.ts'
import { writeXliff, type XliffUnit } from '../contract/file/xliff.ts'
import type { exportTexts, TextFormat } from '../contract/texts.endpoints.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { allTexts, filtered, type Text } from './texts.service.ts'

const TYPES: Record<TextFormat, string> = {
  ...SHEET_TYPES,
  json: 'application/json; charset=utf-8',
  xliff: 'application/xliff+xml',
}

type Input = { services: Services; locale: Locale; query: QueryOf<typeof exportTexts> } & ParamsOf<
  typeof exportTexts
>

/**
 * Returns the filtered texts as a file for re-import: each text has a version, by which a change in the meantime is
 * noticed.
 */
export async function exportFile({ services, locale, format, query: { into = 'en', ...filters } }: Input) {
  const texts = filtered(await allTexts(services), filters)
  const name = format === 'xliff' ? `zamah-${into}.xlf` : `zamah.${format}`
  return {
    bytes: await bytesOf(texts, { format, locale, into }),
    type: TYPES[format],
    name: `tekstovi-${name}`,
  }
}

type FileOptions = { format: TextFormat; locale: Locale; into: Locale }

async function bytesOf(texts: readonly Text[], { format, locale, into }: FileOptions): Promise<Buffer> {
  if (format === 'json') return Buffer.from(JSON.stringify({ texts: texts.map(jsonOf) }, null, 1))
  if (format === 'xliff') {
    const units = texts.map((text) => unitOf(text, { into, locale }))
    return Buffer.from(writeXliff(units, into))
  }
  return asSheet({ format, locale }, sheetOf(texts, locale))
}

function jsonOf({ id, name, texts, max, placeholders, state, screens, spoken }: Text) {
  const version = { bhs: versionOf(texts.bhs), en: versionOf(texts.en) }
  return { id, ...(name && { name }), ...texts, version, max, placeholders, state, screens, spoken }
}

function unitOf(text: Text, { into, locale }: Omit<FileOptions, 'format'>): XliffUnit {
  const t = translator({ bhs, en }, locale)
  const { id, texts, max, state, placeholders } = text
  const place = placeOf(text, locale)
  return {
    id,
    source: texts[into === 'en' ? 'bhs' : 'en'],
    target: texts[into],
    version: versionOf(texts[into]),
    state: xliffStateOf(state, into),
    notes: [
      { category: 'location', text: place },
      { category: 'length', text: t('file.max', { max }) },
      ...(placeholders.length > 0
        ? [{ category: 'placeholders', text: t('file.keep', { what: placeholders.join(' ') }) }]
        : []),
    ],
  }
}

function xliffStateOf(state: Text['state'], into: Locale): XliffUnit['state'] {
  if (state === 'checked') return 'reviewed'
  return state === 'missing' || (state === 'older' && into === 'en') ? 'initial' : 'translated'
}

/** Returns where a translator finds the text. */
function placeOf({ name, screens, spoken }: Text, locale: Locale): string {
  if (spoken) return translator({ bhs, en }, locale)(`file.spoken.${spoken}`)
  return [...(name ? [name[locale]] : []), ...screens.slice(0, 8)].join(', ')
}

function sheetOf(texts: readonly Text[], locale: Locale): SheetCell[][] {
  const t = translator({ bhs, en }, locale)
  const columns = Object.keys(SHEET_COLUMNS) as SheetColumn[]
  const cellOf = (text: Text, column: SheetColumn): SheetCell => {
    switch (column) {
      case 'id':
        return text.id
      case 'bhs':
      case 'en':
        return text.texts[column]
      case 'max':
        return text.max
      case 'placeholders':
        return text.placeholders.join(' ')
      case 'state':
        return t(`file.states.${text.state}`)
      case 'version':
        return LOCALES.map((each) => versionOf(inForm(text.texts[each], 'sheet'))).join(' ')
      default:
        return placeOf(text, locale)
    }
  }
  return [
    columns.map((column) => SHEET_COLUMNS[column][locale]),
    ...texts.map((text) => columns.map((column) => cellOf(text, column))),
  ]
}
