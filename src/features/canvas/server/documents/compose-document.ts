import { countedWords } from '#features/calls/contract/counted-cost.ts'
import * as Y from 'yjs'
import {
  type ApplicationContent,
  contributedOf,
  requestedOf,
} from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { messages as rulesBhs } from '#features/calls/contract/rules-messages.bhs.ts'
import { messages as rulesEn } from '#features/calls/contract/rules-messages.en.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatDay, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { textOf } from '../../contract/canvas-document.ts'
import { messages as bhs } from '../../contract/documents/document-messages.bhs.ts'
import { messages as en } from '../../contract/documents/document-messages.en.ts'
import { receiptNumber } from '../../contract/receipt.ts'
import type { ApplicationDocument, DocumentBox, Table } from './application-document.ts'
import { textBlocks } from './text-blocks.ts'

export type Paper = {
  call: CallContent
  content: ApplicationContent
  /** The updates of the shared document, for the formatting of texts. */
  updates: readonly Uint8Array[]
  locale: Locale
  state: { draftAt: Date } | { arrivedAt: Date; digest: string }
}

/** Composes an application in the language of its reader. */
export function composeDocument({ call, content, updates, locale, state }: Paper): ApplicationDocument {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  const t = documentText(locale)
  const [requested, contributed] = [requestedOf(content), contributedOf(content)]
  const place = municipalities.find(({ id }) => id === content.municipality)?.name
  // Rounded down as its rule counts, so never more than was given.
  const share = String(requested === 0 ? 0 : Math.floor((contributed * 100) / requested))
  return {
    language: locale === 'en' ? 'en-GB' : 'bs-Latn',
    title: content.title.trim() || t('untitled'),
    facts: [
      { label: t('call'), value: readText(call.title, locale).text },
      { label: t('place'), value: place ?? t('noPlace') },
      { label: t('requested'), value: amount(requested, locale) },
      {
        label: t('given'),
        value:
          requested === 0
            ? amount(contributed, locale)
            : t('share', { amount: amount(contributed, locale), share }),
      },
    ],
    state: stateOf(state, locale),
    boxes: call.template.boxes.map((box) => boxOf(box, { content, doc, locale })),
    signatures: {
      title: t('signatures'),
      labels: { signature: t('signature'), date: t('date') },
      names: content.members.map(({ name }) => name),
    },
    empty: t('empty'),
    pageLabel: t('page'),
  }
}

export function documentText(locale: Locale) {
  return translator({ bhs, en }, locale)
}

function stateOf(state: Paper['state'], locale: Locale): ApplicationDocument['state'] {
  const t = documentText(locale)
  const at = 'draftAt' in state ? state.draftAt : state.arrivedAt
  const when = { date: formatDate(at, locale), time: formatTime(at) }
  if ('draftAt' in state) return { title: t('draft', when), lines: [], watermark: t('draftWord') }
  return {
    title: t('receipt', { number: receiptNumber(state) }),
    lines: [t('sent', when), t('digest', { digest: state.digest })],
  }
}

type BoxContent = Pick<Paper, 'content' | 'locale'> & { doc: Y.Doc }

function boxOf(box: CanvasBox, { content, doc, locale }: BoxContent): DocumentBox {
  const head = { title: readText(box.title, locale).text, hint: readText(box.hint, locale).text }
  if (box.kind === 'text') return { ...head, text: textBlocks(textOf(doc, box.id)) }
  return { ...head, text: [], table: tableOf(box, { content, locale }) }
}

type Rows = Exclude<CanvasBox, { kind: 'text' }>

function tableOf(box: Rows, { content, locale }: Pick<BoxContent, 'content' | 'locale'>): Table {
  const t = documentText(locale)
  const rule = translator({ bhs: rulesBhs, en: rulesEn }, locale)
  const day = (date: string | null) => (date === null ? '' : formatDay(date, locale))
  switch (box.kind) {
    case 'timeline':
      return {
        columns: [
          { title: t('columns.activity'), width: 0.56 },
          { title: t('columns.from'), width: 0.22 },
          { title: t('columns.until'), width: 0.22 },
        ],
        rows: content.timeline.map(({ what, from, until }) => [what, day(from), day(until)]),
      }
    case 'budget': {
      const sum = requestedOf(content)
      const hasSource = content.budget.some(({ source }) => source !== undefined)
      return {
        columns: [
          { title: t('columns.cost'), width: hasSource ? 0.3 : 0.42 },
          { title: t('columns.category'), width: hasSource ? 0.18 : 0.24 },
          ...(hasSource ? [{ title: t('columns.source'), width: 0.22 }] : []),
          { title: t('columns.amount'), width: hasSource ? 0.18 : 0.2, align: 'right' as const },
          { title: t('columns.share'), width: hasSource ? 0.12 : 0.14, align: 'right' as const },
        ],
        rows: content.budget.map((row) => [
          [row.what, countedWords(row, locale)].filter(Boolean).join(', '),
          rule(`categories.${row.category}`),
          ...(hasSource ? [row.source ?? ''] : []),
          amount(row.amount, locale),
          t('percent', { share: percentOf(row.amount, sum) }),
        ]),
        foot: [
          t('total'),
          ...(hasSource ? ['', ''] : ['']),
          amount(sum, locale),
          sum === 0 ? '' : t('percent', { share: '100' }),
        ],
      }
    }
    case 'contributions': {
      const sum = contributedOf(content)
      return {
        columns: [
          { title: t('columns.contribution'), width: 0.36 },
          { title: t('columns.kind'), width: 0.18 },
          { title: t('columns.giver'), width: 0.26 },
          { title: t('columns.value'), width: 0.2, align: 'right' },
        ],
        rows: content.contributions.map((row) => [
          row.what,
          rule(`contributions.${row.kind}`),
          row.giver,
          amount(row.value, locale),
        ]),
        foot: [t('total'), '', '', amount(sum, locale)],
      }
    }
    case 'team':
      return {
        columns: [
          { title: t('columns.person'), width: 0.42 },
          { title: t('columns.role'), width: 0.58 },
        ],
        rows: content.members.map(({ name, role }) => [name, role]),
      }
    case 'documents':
      return {
        columns: [
          { title: t('columns.document'), width: 0.5 },
          { title: t('columns.file'), width: 0.5 },
        ],
        rows: box.slots.map(({ id, title }) => [
          readText(title, locale).text,
          content.documents
            .filter(({ slot }) => slot === id)
            .map(({ name }) => name)
            .join(', ') || t('notAttached'),
        ]),
      }
  }
}

function amount(feninga: number, locale: Locale): string {
  return formatAmount(feninga / 100, locale)
}

/** Returns whole percent, rounded as on the screen. */
function percentOf(part: number, whole: number): string {
  return String(whole === 0 ? 0 : Math.round((part / whole) * 100))
}
