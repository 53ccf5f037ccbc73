import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay } from './local-time.ts'
import { parseMoment } from './moment-parser.ts'

test.each([
  ['2026-12-05', '2026-12-05', undefined],
  ['20261205', '2026-12-05', undefined],
  ['5.12.2026.', '2026-12-05', undefined],
  ['05. 12. 2026. godine', '2026-12-05', undefined],
  ['5/12/26', '2026-12-05', undefined],
  ['12/25/2026', '2026-12-25', undefined],
  ['Pet, 5 Pro 2026', '2026-12-05', undefined],
  ['5. decembra 2026.', '2026-12-05', undefined],
  ['5. децембар 2026', '2026-12-05', undefined],
  ['December 5th, 2026', '2026-12-05', undefined],
  ['2026-12-05T10:00', '2026-12-05', '2026-12-05T09:00:00.000Z'],
  ['2026-07-05 10:00:30', '2026-07-05', '2026-07-05T08:00:30.000Z'],
  ['2026-12-05T10:00:00.000Z', '2026-12-05', '2026-12-05T10:00:00.000Z'],
  ['2026-12-05T10:00:00+01:00', '2026-12-05', '2026-12-05T09:00:00.000Z'],
  ['05.12.2026 10:00', '2026-12-05', '2026-12-05T09:00:00.000Z'],
  ['05.12.2026. u 10 sati', '2026-12-05', '2026-12-05T09:00:00.000Z'],
  ['Dec 5, 2026 3:30 PM', '2026-12-05', '2026-12-05T14:30:00.000Z'],
  ['Sub, 05 Dec 2026 16:13:00 +0100', '2026-12-05', '2026-12-05T15:13:00.000Z'],
  ['Čet, 15 Ruj 2026 16:13 CEST', '2026-09-15', '2026-09-15T14:13:00.000Z'],
  ['Thu, 15 Sept 26 16:13:00 GMT', '2026-09-15', '2026-09-15T16:13:00.000Z'],
  ['Mon, 14 Dec 2026 16:13:00 EST', '2026-12-14', '2026-12-14T21:13:00.000Z'],
  ['1796461200', '2026-12-05', '2026-12-05T09:00:00.000Z'],
])('%j is a day as it is meant here', (written, day, moment) => {
  const read = parseMoment(written)
  expect(read?.day).toBe(day)
  expect(read?.moment?.toISOString()).toBe(moment)
})

test.each(['', 'uskoro', '31.2.2026', '2026-13-01', 'do popune', '12.2026', '061 123 456', '5 kafa 2026'])(
  '%j is no day',
  (written) => expect(parseMoment(written)).toBeUndefined(),
)

test('the parser reads every way to write a moment as the same day, and survives any text', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2001-01-02'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (at) => {
        const day = localDay(at)
        const [year, month, date] = day.split('-').map(Number)
        for (const written of [at.toISOString(), `${date}.${month}.${year}.`, `${year}/${month}/${date}`]) {
          const read = parseMoment(written)
          expect(read?.moment ? localDay(read.moment) : read?.day).toBe(day)
        }
      },
    ),
    { numRuns: 60 },
  )
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.:-/T Zapril,+'), maxLength: 90 }),
      (text) => void parseMoment(text),
    ),
  )
})
