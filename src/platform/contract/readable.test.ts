import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openedLast, type Readable, readAnew } from './readable.ts'

const item = (path: string, ...text: string[]): Readable => ({ path, title: path, facts: [], text })

test('a list that is read anew forgets what is gone and keeps the text of what was opened', () => {
  const kept = [item('/applications/a', 'Pismo'), item('/applications/b', 'Drugo pismo')]
  expect(readAnew(kept, [item('/applications/c'), item('/applications/a')])).toEqual([
    item('/applications/c'),
    item('/applications/a', 'Pismo'),
  ])
})

test('what is opened last comes first and once, however much was opened before', () => {
  const paths = fc.constantFrom(...Array.from({ length: 70 }, (_, n) => `/opportunities/${n}`))
  fc.assert(
    fc.property(fc.array(paths, { minLength: 1, maxLength: 150 }), (opened) => {
      const kept = opened.reduce<Readable[]>((all, path) => openedLast(all, item(path)), [])
      const lastFirst = [...new Set(opened.toReversed())]
      expect(kept.map(({ path }) => path)).toEqual(lastFirst.slice(0, 50))
    }),
  )
})
