import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTitle, titleFromPath } from './page-title.ts'

test('a page is called by its title and the product', () => {
  expect(documentTitle('Prijava', 'Zamah')).toBe('Prijava | Zamah')
  expect(documentTitle('Forgot password', 'Zamah')).toBe('Forgot password | Zamah')
})

test('a title has at most four words', () => {
  expect(documentTitle('Kako do prve prave plaće', 'Zamah')).toBe('Kako do prve prave | Zamah')
  fc.assert(
    fc.property(fc.string(), (title) => {
      const [words = ''] = documentTitle(title, 'Zamah').split(' | Zamah')
      expect(words.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(4)
    }),
  )
})

test('a title that was cut ends in a word', () => {
  expect(documentTitle('Radnica u proizvodnji namještaja, druga smjena', 'Zamah')).toBe(
    'Radnica u proizvodnji namještaja | Zamah',
  )
  expect(documentTitle('Vozač kamiona Tuzla – Beč', 'Zamah')).toBe('Vozač kamiona Tuzla | Zamah')
  expect(documentTitle('Programer (C++)', 'Zamah')).toBe('Programer (C++) | Zamah')
})

test.each([
  ['/nepoznato/x', 'Nepoznato'],
  ['/moja-prva-stranica-bez-kraja', 'Moja prva stranica bez'],
  ['/%C4%8Dlanci', 'Članci'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['//dvije/crte', 'Dvije'],
  ['/', ''],
])('%s outside the route table is called %j', (path, title) => {
  expect(titleFromPath(path)).toBe(title)
})
