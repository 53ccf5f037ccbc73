import { countedWords } from '#features/calls/contract/counted-cost.ts'
import type { ReactNode } from 'react'
import { contributedOf, requestedOf } from '#features/calls/contract/application-content.ts'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDay } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { Review } from '../contract/reviews.endpoints.ts'
import { Attachments } from './attachments/attachments.tsx'
import { useText } from './use-text.ts'

type Props = { review: Review; children?: ReactNode }

/** The team's texts, box by box and without names; notes to read first stand below the title. */
export function BlindApplication({ review, children }: Props) {
  const t = useText()
  const locale = useLocale()
  const { content, number, template } = review
  return (
    <article aria-labelledby="application-title">
      <p className="text-xs text-ink-2">
        {t(review.blind ? 'desk.hidden' : 'number', { number: String(number) })}
      </p>
      <h1 id="application-title" className="mt-1 mb-3 text-2xl wrap-anywhere">
        {content.title}
      </h1>
      <div className="mb-4 flex flex-wrap gap-1.5">
        <Chip>{t('desk.asks', { amount: money(requestedOf(content), locale) })}</Chip>
        <Chip>{t('desk.community', { amount: money(contributedOf(content), locale) })}</Chip>
      </div>
      {children}
      {template.boxes.map((box) => (
        <section
          key={box.id}
          aria-labelledby={`box-${box.id}`}
          className="border-t border-line py-4 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-6"
        >
          <h2 id={`box-${box.id}`} className="mb-1 text-md">
            {readText(box.title, locale).text}
          </h2>
          <Box box={box} review={review} />
        </section>
      ))}
    </article>
  )
}

function Box({ box, review: { id: reviewId, content, blind } }: { box: CanvasBox; review: Review }) {
  const t = useText()
  const locale = useLocale()
  if (box.kind === 'text') {
    const words = content.texts[box.id]
    return words ? (
      <p className="max-w-prose whitespace-pre-line text-ink-2 wrap-anywhere">{words}</p>
    ) : (
      <Nothing />
    )
  }
  if (box.kind === 'timeline')
    return (
      <Rows
        rows={content.timeline.map(({ id, what, from, until }) => [
          id,
          what,
          [from, until].map((day) => day && formatDay(day, locale)).join(' – '),
        ])}
      />
    )
  if (box.kind === 'team')
    return (
      <Rows
        rows={content.members.map(({ id, name, role }) => [
          id,
          blind ? t('desk.person', { letter: name }) : name,
          role,
        ])}
      />
    )
  if (box.kind === 'documents')
    return (
      <div>
        <Rows
          rows={content.documents.map(({ id, slot, name }) => {
            const place = box.slots.find((one) => one.id === slot)
            return [id, name || (place ? readText(place.title, locale).text : ''), '']
          })}
        />
        {content.documents.length > 0 && (
          <>
            <p className="mt-1 text-xs text-ink-2">{t('desk.files', { blind: blind ? 'yes' : 'no' })}</p>
            <Attachments id={reviewId} slots={box.slots} />
          </>
        )}
      </div>
    )
  const isBudget = box.kind === 'budget'
  const total = isBudget ? requestedOf(content) : contributedOf(content)
  const rows = isBudget
    ? content.budget.map((row) => {
        const { id, what, amount, source } = row
        const more = [countedWords(row, locale), source].filter(Boolean).join(', ')
        const from = more && <span className="block text-xs text-ink-3">{more}</span>
        const cost = (
          <>
            {what}
            {from}
          </>
        )
        return [id, cost, money(amount, locale)] as const
      })
    : content.contributions.map(({ id, what, value }) => [id, what, money(value, locale)] as const)
  return <Rows rows={rows} foot={[t('desk.total'), money(total, locale)]} />
}

type RowsProps = {
  rows: readonly (readonly [id: string, what: ReactNode, value: ReactNode])[]
  foot?: readonly [string, string]
}

function Rows({ rows, foot }: RowsProps) {
  if (rows.length === 0) return <Nothing />
  const look = 'flex justify-between gap-4 py-1 text-sm'
  return (
    <ul className="max-w-prose">
      {rows.map(([id, what, value]) => (
        <li key={id} className={look}>
          <span className="min-w-0 text-ink-2 wrap-anywhere">{what}</span>
          <span className="text-right tabular-nums">{value}</span>
        </li>
      ))}
      {foot && (
        <li className={`${look} mt-1 border-t border-line font-strong`}>
          <span>{foot[0]}</span>
          <span className="tabular-nums">{foot[1]}</span>
        </li>
      )}
    </ul>
  )
}

function Nothing() {
  const t = useText()
  return <p className="text-sm text-ink-3">{t('desk.nothing')}</p>
}

function money(feninga: number, locale: Locale): string {
  return formatAmount(feninga / 100, locale)
}
