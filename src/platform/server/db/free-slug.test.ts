import { expect, test } from 'vitest'
import { takeFreeSlug } from './free-slug.ts'

test('namesakes are counted up to the sixth, and every further one gets a random tail until one is free', async () => {
  const slugs = new Set<string>()
  let refusals = 0
  for (let count = 0; count < 200; count += 1) {
    await takeFreeSlug('pekara', async (slug) => {
      // The first random tail of each is refused.
      if (slugs.has(slug) || (/-\d{5}$/.test(slug) && (refusals += 1) % 2 === 1)) return false
      slugs.add(slug)
      return true
    })
  }
  expect([...slugs].slice(0, 6)).toEqual([
    'pekara',
    'pekara-2',
    'pekara-3',
    'pekara-4',
    'pekara-5',
    'pekara-6',
  ])
  expect(slugs.size).toBe(200)
  expect([...slugs].slice(6).every((slug) => /^pekara-\d{5}$/.test(slug))).toBe(true)
})
