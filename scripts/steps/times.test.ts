import { expect, test } from 'vitest'
import { byFile, journeysOf, table } from './times.mjs'

test('the report names the time of each part and of the slowest files', () => {
  const journeys = journeysOf([
    {
      file: 'vote.journey.ts',
      specs: [{ title: 'a vote', ok: true, tests: [{ results: [{ duration: 1500 }] }] }],
      suites: [
        {
          file: 'vote.journey.ts',
          specs: [
            {
              title: 'a code',
              ok: false,
              tests: [{ results: [{ duration: 500, error: { message: 'late' } }] }],
            },
          ],
        },
      ],
    },
  ])
  expect(journeys.map(({ title, ok, error }) => [title, ok, error])).toEqual([
    ['a vote', true, undefined],
    ['a code', false, 'late'],
  ])
  const quick = Array.from({ length: 25 }, (_, n) => ({ name: `src/${n}.test.ts`, seconds: n / 1000 }))
  const lines = table({
    parts: [
      { name: 'checks', seconds: 40 },
      { name: 'journeys', seconds: 95 },
    ],
    files: [...quick, ...byFile(journeys)],
  }).split('\n')
  expect(lines.slice(0, 6)).toEqual([
    'Time by part:',
    '        40.0 s  checks',
    '    1 min 35 s  journeys',
    '    2 min 15 s  all',
    'The 20 slowest files, some side by side:',
    '         2.0 s  vote.journey.ts',
  ])
  expect(lines).toHaveLength(25)
})
