import { countedWords } from '#features/calls/contract/counted-cost.ts'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { useRuleText } from '#features/calls/web/index.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { formatDay } from '#platform/contract/dates.ts'
import { LineChanges, WordChanges } from '#platform/web/editing/text-changes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { differences, wordDifferences } from '#platform/contract/differences.ts'
import { type BoxesOf, useBoxTitles } from '../use-box-titles.ts'
import { useText } from '../use-text.ts'

type Props = {
  canvas: BoxesOf
  then: ApplicationContent
  now: ApplicationContent /** The level of its heading. */
  level?: 3 | 4
}

/** Lists removed and added parts box by box; unchanged boxes are left out. */
export function Changes({ canvas, then, now, level = 4 }: Props) {
  const [Head, BoxHead] = level === 3 ? (['h3', 'h4'] as const) : (['h4', 'h5'] as const)
  const t = useText()
  const titleOf = useBoxTitles(canvas)
  const linesOf = useLines()
  const parts = ['about' as const, ...canvas.call.content.template.boxes]
    .map((box) => {
      const isText = box !== 'about' && box.kind === 'text'
      const runs = isText
        ? wordDifferences(then.texts[box.id] ?? '', now.texts[box.id] ?? '')
        : differences(linesOf(then, box), linesOf(now, box))
      return { id: box === 'about' ? box : box.id, isText, runs }
    })
    .filter(({ runs }) => runs.some(({ removed, added }) => removed.length + added.length > 0))
  if (parts.length === 0) return <p className="text-sm text-ink-2">{t('versions.same')}</p>
  return (
    <div className="grid gap-4">
      <Head className="text-sm font-strong">{t('versions.since')}</Head>
      {parts.map(({ id, isText, runs }) => (
        <div key={id}>
          <BoxHead className="mb-1 text-sm font-strong">{titleOf(id)}</BoxHead>
          {isText ? <WordChanges runs={runs} /> : <LineChanges runs={runs} />}
        </div>
      ))}
    </div>
  )
}

/** Returns the rows of a table as readable lines. */
function useLines() {
  const t = useText()
  const rule = useRuleText()
  const locale = useLocale()
  const line = (what: string, more: readonly string[]) =>
    t('versions.row', { what: what || t('versions.untitled'), more: more.filter(Boolean).join(', ') })
  const day = (date: string | null) => (date === null ? '' : formatDay(date, locale))
  return (content: ApplicationContent, box: CanvasBox | 'about'): string[] => {
    if (box === 'about')
      return [
        content.title || t('untitled'),
        municipalities.find(({ id }) => id === content.municipality)?.name ?? t('versions.noPlace'),
      ]
    switch (box.kind) {
      case 'timeline':
        return content.timeline.map(({ what, from, until }) => line(what, [day(from), day(until)]))
      case 'budget':
        return content.budget.map((row) =>
          line(row.what, [
            rule(`categories.${row.category}`),
            countedWords(row, locale),
            formatAmount(row.amount / 100, locale),
            row.source ?? '',
          ]),
        )
      case 'contributions':
        return content.contributions.map(({ what, kind, giver, value }) =>
          line(what, [rule(`contributions.${kind}`), giver, formatAmount(value / 100, locale)]),
        )
      case 'team':
        return content.members.map(({ name, role }) => (role === '' ? name : line(name, [role])))
      case 'documents':
        return box.slots.flatMap((slot) =>
          content.documents
            .filter((one) => one.slot === slot.id)
            .map(({ name }) => name || readText(slot.title, locale).text),
        )
      default:
        return []
    }
  }
}
