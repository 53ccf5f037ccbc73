import { findPublished } from '#features/content/server/index.ts'
import { fold } from '#platform/contract/fold.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import type { Services } from '#platform/server/services.ts'
import { markupOf } from '../contract/block-markup.ts'
import type { ListedText, listTexts, TextState } from '../contract/texts.endpoints.ts'
import { deliveredTexts } from './delivered.ts'

const PAGE = 25

/** A text as it stands now; `folded` is what a search looks through. */
export type Text = ListedText & { folded: string }

/** Everything that people read, of the interface first and then of the pages, by id. */
export async function allTexts(services: Services): Promise<readonly Text[]> {
  const [messages, blocks] = await Promise.all([deliveredTexts(), blockTexts(services)])
  return [
    ...messages.map((text): Text => ({ ...text, placeholders: [...text.placeholders], state: 'delivered' })),
    ...blocks,
  ]
}

/** Live-editable texts, which have a limit of their own. */
async function blockTexts({ blocks, db }: Services): Promise<Text[]> {
  const published = new Map((await findPublished(db)).map((row) => [`${row.id} ${row.locale}`, row]))
  return [...blocks].map(([name, { definition }]) => {
    const [bhs, en] = LOCALES.map((locale) => published.get(`${name} ${locale}`))
    const now = (locale: Locale, row: typeof bhs) => markupOf(row?.document ?? lineOf(definition[locale]))
    const texts = { bhs: now('bhs', bhs), en: now('en', en) }
    const isOlder = bhs !== undefined && (!en || new Date(en.updated_at) < new Date(bhs.updated_at))
    const id = `blocks:${name}`
    return {
      id,
      area: 'blocks',
      texts,
      max: definition.max,
      placeholders: [],
      state: stateOf({ isOlder, isChanged: bhs !== undefined || en !== undefined }),
      folded: fold(`${id} ${texts.bhs} ${texts.en}`),
    }
  })
}

function stateOf({ isOlder, isChanged }: { isOlder: boolean; isChanged: boolean }): TextState {
  if (isOlder) return 'older'
  return isChanged ? 'changed' : 'delivered'
}

type Filters = Pick<QueryOf<typeof listTexts>, 'q' | 'area' | 'state'>

export function filtered(texts: readonly Text[], { q, area, state }: Filters): readonly Text[] {
  const words = fold(q ?? '')
  // Keys are looked for as they are written, too.
  const key = (q ?? '').trim().toLowerCase()
  return texts.filter(
    (text) =>
      (!area || text.area === area) &&
      (!state || text.state === state) &&
      (key === '' || (words !== '' && text.folded.includes(words)) || text.id.toLowerCase().includes(key)),
  )
}

export async function listOf(
  services: Services,
  { after, ...filters }: QueryOf<typeof listTexts>,
): Promise<ResponseOf<typeof listTexts>> {
  const all = await allTexts(services)
  const found = filtered(all, filters)
  const begin = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const shown = found.slice(begin, begin + PAGE)
  const countOf = (state: TextState) => all.filter((text) => text.state === state).length
  return {
    texts: shown.map(({ folded: _, ...text }) => text),
    total: found.length,
    counts: { all: all.length, changed: countOf('changed'), older: countOf('older') },
    areas: [...new Set(all.map(({ area }) => area))],
    next: begin + PAGE < found.length ? (shown.at(-1)?.id ?? null) : null,
  }
}
