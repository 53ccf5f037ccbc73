import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  intro:
    'Everything people read in the product, in both languages: words of screens, emails and notifications, and texts of pages.',
  search: 'Text or key',
  area: 'Part of the product',
  allAreas: 'All parts',
  blocks: 'Texts of pages',
  states: {
    all: 'All, {count, number}',
    changed: 'Changed, {count, number}',
    older: 'English older, {count, number}',
    one: { delivered: 'as delivered', changed: 'changed', older: 'English is older' },
  },
  found: '{count, plural, one {# text} other {# texts}}',
  list: 'Texts',
  language: { bhs: 'BHS', en: 'ENG' },
  length: '{used} of {max}',
  none: 'Nothing was found',
  noneText: 'Try another word, or remove the filters.',
  reset: 'Show all',
  download: {
    label: 'Download',
    menu: 'Kind of file',
    busy: 'Preparing…',
    xlsx: 'XLSX, a table',
    csv: 'CSV, a table',
    json: 'JSON',
    en: 'XLIFF 2.0, translation into English',
    bhs: 'XLIFF 2.0, translation from English',
  },
} as const satisfies SameShape<typeof bhs>
