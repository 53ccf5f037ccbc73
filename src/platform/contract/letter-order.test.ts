import { expect, test } from 'vitest'
import { byLetters, bySigns } from './letter-order.ts'

test('names stand in the order of our letters, whatever browser puts them there', () => {
  const names = [
    'Zenica',
    'Čapljina',
    'Cazin',
    'Ćirkin Polje',
    'Lukavac',
    'Ljubuški',
    'Đurđevik',
    'Dvor',
    'Šipovo',
    'Stolac',
  ]
  expect(names.toSorted(byLetters)).toEqual([
    'Cazin',
    'Čapljina',
    'Ćirkin Polje',
    'Dvor',
    'Đurđevik',
    'Lukavac',
    'Ljubuški',
    'Stolac',
    'Šipovo',
    'Zenica',
  ])
  expect(['Općina 10', 'Općina 9'].toSorted(byLetters)).toEqual(['Općina 9', 'Općina 10'])
})

test('days stand in the order of time', () => {
  expect(['2026-11-02', '2026-02-11', '2026-02-11'].toSorted(bySigns)).toEqual([
    '2026-02-11',
    '2026-02-11',
    '2026-11-02',
  ])
})
