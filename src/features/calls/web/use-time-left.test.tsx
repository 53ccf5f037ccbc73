import fc from 'fast-check'
import compile from 'icu-minify/compile'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { timeLeft } from '#platform/contract/countdown.ts'
import { type Countdown, sayLeft } from '#platform/web/visitor/tick.ts'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import { useCountdown, useTimeLeft } from './use-time-left.ts'

const NOW = '2026-11-21T12:00:00.000Z'

async function wordsAfter(ms: number, locale: Locale): Promise<string> {
  const deadline = new Date(Date.parse(NOW) + ms).toISOString()
  return await renderHtml(
    <LocaleProvider initial={locale}>
      <Suspense>
        <Words deadline={deadline} />
      </Suspense>
    </LocaleProvider>,
  )
}

async function countdownOf(locale: Locale): Promise<string> {
  return textOf(
    await renderHtml(
      <LocaleProvider initial={locale}>
        <Suspense>
          <Data />
        </Suspense>
      </LocaleProvider>,
    ),
  )
}

/** Returns the text of a piece of HTML, without the marks of React. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .trim()
}

function Data() {
  return useCountdown(NOW, NOW)
}

function Words({ deadline }: { deadline: string }) {
  return useTimeLeft(deadline, NOW) ?? '—'
}

test.each([
  [15 * DAY_MS + HOUR_MS, 'još 15 dana', '15 days left'],
  [2 * DAY_MS, 'još 2 dana', '2 days left'],
  [DAY_MS + 3 * HOUR_MS, 'još 1 dan i 3 sata', '1 day and 3 hours left'],
  [2 * HOUR_MS + MINUTE_MS - 1, 'još 2 sata', '2 hours left'],
  [HOUR_MS + 21 * MINUTE_MS, 'još 1 sat i 21 minuta', '1 hour and 21 minutes left'],
  [29 * MINUTE_MS - 1, 'još 28 minuta', '28 minutes left'],
  [2 * MINUTE_MS, 'još 2 minute', '2 minutes left'],
  [MINUTE_MS - 1, 'još manje od minute', 'less than a minute left'],
  [0, '—', '—'],
])('%d ms before a deadline a page says what is left', async (ms, bhs, en) => {
  expect(await wordsAfter(ms, 'bhs')).toContain(bhs)
  expect(await wordsAfter(ms, 'en')).toContain(en)
})

test('the small script of visitors says what the page says, in both languages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 20 * DAY_MS }),
      fc.constantFrom<Locale>('bhs', 'en'),
      async (ms, locale) => {
        const { texts } = JSON.parse(await countdownOf(locale)) as { texts: Record<string, string> }
        // The build does this to all texts.
        const compiled = Object.fromEntries(
          Object.entries(texts).map(([unit, text]) => [unit, compile(text)]),
        )
        const left = timeLeft(new Date(Date.parse(NOW) + ms), new Date(NOW))
        const words = sayLeft(compiled as Countdown['texts'], left, locale === 'bhs' ? 'bs' : 'en')
        expect(words || '—').toBe(textOf(await wordsAfter(ms, locale)))
      },
    ),
    { numRuns: 100 },
  )
})

test('nothing is ever said to be zero', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 * DAY_MS }),
      fc.constantFrom<Locale>('bhs', 'en'),
      async (ms, locale) => {
        expect(await wordsAfter(ms, locale)).not.toMatch(/\b0\b/)
      },
    ),
    { numRuns: 50 },
  )
})
