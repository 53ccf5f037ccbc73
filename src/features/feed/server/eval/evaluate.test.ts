import { expect, test } from 'vitest'
import { evaluateFeed, failuresOf } from './evaluate.ts'

test('the order serves simulated members better than the newest and the loudest, and hides nobody', async () => {
  const { tables, failures } = await evaluateFeed({ members: 120, posts: 900 })
  const { rows } = tables[0]!
  expect(rows.map(({ method }) => method)).toEqual([
    'newest first',
    'popularity',
    'ours',
    'all that could be shown',
  ])
  expect(failures).toEqual([])
})

test('an order that serves worse, or lets a gender or the unknown be seen less, is said', () => {
  const row = (method: string, values: Record<string, number>) => ({ method, values })
  const newest = row('newest first', { 'nDCG@10': 0.4, small: 0.4, women: 1 })
  const popular = row('popularity', { 'nDCG@10': 0.3, small: 0.2, women: 0.6 })
  expect(failuresOf([newest, popular, row('ours', { 'nDCG@10': 0.5, small: 0.3, women: 0.95 })])).toEqual([])
  expect(failuresOf([newest, popular, row('ours', { 'nDCG@10': 0.4, small: 0.2, women: 0.7 })])).toHaveLength(
    3,
  )
})
