import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#platform/contract/fold.ts'
import { termRanges } from './terms.ts'

const marked = (text: string, query: string) =>
  termRanges(text, query).map(([start, end]) => text.slice(start, end))

test('words of a search are found in a text in whatever case, script and spelling', () => {
  expect(marked('Idemo u Žepču, pa iz Žepča dalje.', 'žepče')).toEqual(['Žepču', 'Žepča'])
  expect(marked('Љубушки је близу, Ljubuški.', 'ljubuski')).toEqual(['Љубушки', 'Ljubuški'])
  expect(marked('Javi se na razgovor', 'razg')).toEqual(['razgovor'])
  expect(marked('Javi se', 'posao')).toEqual([])
})

test('whatever somebody writes, ranges are in order, inside the text, and each word of it finds itself', () => {
  const word = fc.constantFrom('posao', 'Žepče', 'ćilim', 'đak', '2026', 'C++', 'њива', '👍', 'a', '  ')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), word, (words, query) => {
      const text = words.join(' ')
      const ranges = termRanges(text, query)
      let end = 0
      for (const [from, to] of ranges) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
      if (fold(query) !== '' && words.includes(query)) expect(ranges).not.toEqual([])
    }),
  )
})
