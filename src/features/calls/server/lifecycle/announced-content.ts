import { type Content, emptyContent } from '#features/opportunities/contract/content.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import type { CallContent } from '../../contract/call.ts'
import { limitsOf } from '../../contract/call-card.ts'

/** Returns a call as an opportunity of the kind *grant call*; its own page has all of it. */
export function announcedContent(call: CallContent): Content {
  const { amount, team, ages, contribution, municipalities } = limitsOf(call)
  const body = (locale: 'bhs' | 'en') =>
    fromPlainText(
      [
        call.summary[locale],
        ...call.explained.flatMap(({ title, text }) => [`## ${title[locale]}`, text[locale]]),
      ].join('\n'),
    )
  return {
    ...emptyContent('grant'),
    title: call.title,
    summary: call.summary,
    body: { bhs: body('bhs'), en: body('en') },
    municipalities: municipalities.slice(0, 20),
    amountMin: amount && Math.round(amount.min / 100),
    amountMax: amount && Math.round(amount.max / 100),
    deadline: call.dates.deadline,
    applyHere: false,
    details: {
      coFinancing: Math.min(100, contribution?.min ?? 0),
      forWhom:
        team && ages
          ? {
              bhs: `Ekipe od ${team.min} do ${team.max} ljudi, od ${ages.min} do ${ages.max} godina`,
              en: `Teams of ${team.min} to ${team.max} people aged ${ages.min} to ${ages.max}`,
            }
          : { bhs: '', en: '' },
    },
  }
}
