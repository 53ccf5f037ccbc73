import { listPublished } from '#features/content/server/index.ts'
import type { BlockDefinition } from '#platform/contract/blocks.ts'
import { fold } from '#platform/contract/fold.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import type { BlockRegistry } from '#platform/server/blocks.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type OverrideRow, listOverrides } from '#platform/server/i18n/text-overrides.queries.ts'
import { markupOf } from '../contract/block-markup.ts'
import { pairVersionOf } from '../contract/file/text-version.ts'
import type { ListedText, listTexts, TextState } from '../contract/texts.endpoints.ts'
import { listChecks } from './changes.queries.ts'
import { type Delivered, deliveredTexts } from './delivered.ts'

const PAGE = 25

/** A current text. */
export type Text = ListedText & {
  delivered: Record<Locale, string>
  /** The searchable text. */
  folded: string
  /** Of a live-editable text. */
  block?: { definition: BlockDefinition; revisions: Record<Locale, number> }
}
/** The source of texts: the services, or a transaction with the registered blocks. */
export type Source = { db: Db; blocks: BlockRegistry }

/** Returns all texts, first those of the interface and then those of pages. */
export async function allTexts(source: Source): Promise<readonly Text[]> {
  const [messages, overrides, blocks, checks] = await Promise.all([
    deliveredTexts(),
    listOverrides(source.db),
    blockTexts(source),
    listChecks(source.db),
  ])
  const changed = new Map(overrides.map((row) => [`${row.catalogue}:${row.key} ${row.locale}`, row] as const))
  return [...messages.map((text) => interfaceText(text, changed)), ...blocks].map((text) => {
    const state = LOCALES.some((locale) => text.texts[locale].trim() === '') ? 'missing' : text.state
    const check = checks.get(text.id)
    const isRight = isToCheck(state) && check !== undefined && check === pairVersionOf(text.texts)
    return { ...text, state: isRight ? 'checked' : state }
  })
}

/** A text that nobody changed was read by those who delivered it. */
export function isToCheck(state: TextState): boolean {
  return state === 'changed' || state === 'older'
}

function interfaceText(text: Delivered, changed: ReadonlyMap<string, OverrideRow>): Text {
  const { id, area, texts: delivered, placeholders, max, folded, screens, spoken } = text
  const bhs = changed.get(`${id} bhs`)
  const en = changed.get(`${id} en`)
  const base = {
    id,
    name: null,
    area,
    max,
    placeholders: [...placeholders],
    delivered,
    screens: [...screens],
    spoken,
  }
  if (!bhs && !en) return { ...base, texts: delivered, state: 'delivered', folded }
  const texts = { bhs: bhs?.text ?? delivered.bhs, en: en?.text ?? delivered.en }
  const isOutrun = [bhs, en].some((row) => row && row.delivered !== delivered[row.locale])
  const isOlder = isOutrun || isEnglishOlder(bhs?.changed_at, en?.changed_at)
  return {
    ...base,
    texts,
    state: isOlder ? 'older' : 'changed',
    folded: fold(`${id} ${texts.bhs} ${texts.en} ${screens.join(' ')}`),
  }
}

/** Returns live-editable texts, which have their own limits. */
async function blockTexts({ blocks, db }: Source): Promise<Text[]> {
  const published = new Map((await listPublished(db)).map((row) => [`${row.id} ${row.locale}`, row]))
  return [...blocks].map(([key, { definition, page, name }]): Text => {
    const [bhs, en] = LOCALES.map((locale) => published.get(`${key} ${locale}`))
    const delivered = { bhs: markupOf(lineOf(definition.bhs)), en: markupOf(lineOf(definition.en)) }
    const texts = {
      bhs: bhs ? markupOf(bhs.document) : delivered.bhs,
      en: en ? markupOf(en.document) : delivered.en,
    }
    const id = `blocks:${key}`
    const isOlder = isEnglishOlder(bhs?.updated_at, en?.updated_at)
    return {
      id,
      name,
      area: 'blocks',
      texts,
      max: definition.max,
      placeholders: [],
      delivered,
      state: isOlder ? 'older' : bhs || en ? 'changed' : 'delivered',
      screens: [page.path],
      spoken: null,
      folded: fold(`${id} ${name.bhs} ${name.en} ${texts.bhs} ${texts.en}`),
      block: { definition, revisions: { bhs: bhs?.revision ?? 0, en: en?.revision ?? 0 } },
    }
  })
}

function isEnglishOlder(bhs: string | Date | undefined, en: string | Date | undefined): boolean {
  return bhs !== undefined && (en === undefined || new Date(en) < new Date(bhs))
}

type Filters = Pick<QueryOf<typeof listTexts>, 'q' | 'area' | 'state'>

export function filtered(texts: readonly Text[], { q, area, state }: Filters): readonly Text[] {
  const words = fold(q ?? '')
  // Keys are also found as written.
  const key = (q ?? '').trim().toLowerCase()
  return texts.filter(
    (text) =>
      (!area || text.area === area) &&
      (!state || text.state === state) &&
      (key === '' || (words !== '' && text.folded.includes(words)) || text.id.toLowerCase().includes(key)),
  )
}

export async function listOf(
  source: Source,
  { after, ...filters }: QueryOf<typeof listTexts>,
): Promise<ResponseOf<typeof listTexts>> {
  const all = await allTexts(source)
  const texts = filtered(all, filters)
  const begin = after === undefined ? 0 : texts.findIndex(({ id }) => id === after) + 1
  const page = texts.slice(begin, begin + PAGE)
  const countOf = (state: TextState) => all.filter((text) => text.state === state).length
  return {
    texts: page.map(({ delivered: _, folded: __, block: ___, ...text }) => text),
    total: texts.length,
    counts: {
      all: all.length,
      changed: countOf('changed'),
      older: countOf('older'),
      checked: countOf('checked'),
      missing: countOf('missing'),
    },
    areas: [...new Set(all.map(({ area }) => area))],
    next: begin + PAGE < texts.length ? (page.at(-1)?.id ?? null) : null,
  }
}
