import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { formatDate } from '#platform/contract/dates.ts'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { LocaleProvider } from '#platform/web/i18n/locale-provider.tsx'
import { renderHtml } from '#tests/setup/render-html.ts'
import { phaseOf } from '../../contract/call.ts'
import type { PublicCall } from '../../contract/calls.endpoints.ts'
import { emptyCall } from '../../contract/empty-call.ts'
import { PhaseNote } from './phase-note.tsx'

const OPENS = Date.parse('2026-11-02T09:00:00Z')
const on = (day: number) => new Date(OPENS + day * DAY_MS).toISOString()
const dates = {
  opensAt: on(0),
  deadline: on(7),
  reviewUntil: on(12),
  voteFrom: on(15),
  voteUntil: on(22),
  resultsAt: on(23),
}

async function noteAt(at: Date, vote: boolean): Promise<string> {
  const content = {
    ...emptyCall(),
    dates: vote ? dates : { ...dates, voteFrom: null, voteUntil: null },
    ...(!vote && { vote: null }),
  }
  const call = {
    phase: phaseOf({ status: 'published', dates: content.dates, isHeld: false }, at),
    now: at.toISOString(),
    content,
    given: 0,
    isLate: false,
  } as PublicCall
  const html = await renderHtml(
    <LocaleProvider initial="bhs">
      <Suspense>
        <PhaseNote call={call} />
      </Suspense>
    </LocaleProvider>,
  )
  return html.replaceAll(/<!--.*?-->/g, '')
}

test('a call never announces a day that has passed', async () => {
  const days = new Map(
    Object.values(dates).map((moment) => [formatDate(new Date(moment), 'bhs'), localDay(new Date(moment))]),
  )
  for (const vote of [true, false])
    for (let at = OPENS - DAY_MS; at < OPENS + 25 * DAY_MS; at += 7 * HOUR_MS) {
      const note = await noteAt(new Date(at), vote)
      expect(note).toMatch(/^\p{Lu}.*\.$/u)
      expect(note).not.toMatch(/[^.] (?:Rezultati|Glasanje|Odbor|Poziv)/)
      const ahead = note.replace(/^Prijave su zatvorene .* u \d\d:\d\d\. ?/, '')
      for (const [words, day] of days)
        if (ahead.includes(words)) expect([note, day >= localDay(new Date(at))]).toEqual([note, true])
    }
})
