import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf } from '#tests/setup/cost.ts'
import { partsOf } from './message-links.ts'

const linksOf = (body: string) => partsOf(body).flatMap((part) => (typeof part === 'string' ? [] : [part]))
const textOf = (body: string) =>
  partsOf(body)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')

describe('a message', () => {
  test.each([
    ['Prijava je na https://sajam.primjer.ba/prijava?x=1, do petka.', 'https://sajam.primjer.ba/prijava?x=1'],
    ['Vidi primjer.ba.', 'https://primjer.ba/'],
    ['Vidi (www.primjer.de) i javi.', 'https://www.primjer.de/'],
    ['mladi.primjer.ba/oglasi/12', 'https://mladi.primjer.ba/oglasi/12'],
    ['Snimak: youtu.be/abc', 'https://youtu.be/abc'],
    ['HTTPS://PRIMJER.BA', 'https://primjer.ba/'],
  ])('leads where %j says', (body, href) => {
    expect(linksOf(body).map((link) => link.href)).toEqual([href])
  })

  test.each([
    'Piši na ana@primjer.ba ili ana.b@mladi.primjer.com',
    'Vidimo se.me je strah',
    'Dođi u 10.30, npr. ispred škole',
    'Verzija 1.2.3 i tako dalje...',
    'javascript:alert(1)',
    'Dobro.De, javi',
  ])('has no link in %j', (body) => {
    expect(linksOf(body)).toEqual([])
  })

  test('names the real host of what only looks like another', () => {
    expect(linksOf('https://primjer.ba@krivo.com/x').map(({ host }) => host)).toEqual(['krivo.com'])
  })

  test('loses nothing, and leads only to pages', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('https://', 'primjer.ba', 'www.', '.', '/', '@', ' ', '(', ')', 'č.rs', 'a-b.com?x'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const body = pieces.join('')
        expect(textOf(body)).toBe(body)
        for (const { href } of linksOf(body)) expect(href).toMatch(/^https?:\/\/[^/]/)
      }),
    )
  })

  test.each(['a', 'a.', 'a-', 'www.', 'https://', 'a.ba', '@a.ba', '/'])(
    'is read in proportion to its length if it repeats %j',
    (unit) => {
      const make = (length: number) => unit.repeat(length / unit.length)
      expect(growthOf(make, { length: 20_000, read: partsOf })).toBeUndefined()
    },
  )
})
