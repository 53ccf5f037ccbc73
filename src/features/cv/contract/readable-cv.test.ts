import { expect, test } from 'vitest'
import { readableCv } from './readable-cv.ts'

const entry = {
  id: '1',
  title: 'Prodavačica',
  place: 'Korpa marketi',
  kind: '',
  period: 'maj 2024. do sada',
  note: [
    { kind: 'text' as const, text: 'Radim za kasom.' },
    { kind: 'list' as const, items: ['narudžbe', 'inventura'] },
  ],
  url: null,
}
const section = { name: 'work' as const, title: 'Iskustvo', text: [], entries: [entry], items: [] }

test('whoever reads their CV without a connection reads each section under its name, as it stands on the page', () => {
  const read = readableCv({
    id: '7',
    name: 'Za trgovinu',
    document: { headline: 'Vedra i tačna', sections: [section] },
  })
  expect(read).toEqual({
    path: '/profile/cv/7',
    title: 'Za trgovinu',
    facts: ['Vedra i tačna'],
    text: [
      'Iskustvo\nProdavačica, Korpa marketi, maj 2024. do sada\nRadim za kasom.\n- narudžbe\n- inventura',
    ],
  })
})

test('a CV that says nothing yet keeps its name alone', () => {
  const empty = { ...section, entries: [] }
  const read = readableCv({ id: '7', name: 'Moj CV', document: { headline: '', sections: [empty] } })
  expect([read.facts, read.text]).toEqual([[], []])
})
