import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { TableTwin } from '#platform/web/ui/blocks/table-twin.tsx'
import { bandsOf, ranked, type Scores } from '../../contract/scoring.ts'
import { MOST } from '../../contract/statements.ts'
import { useText } from '../use-text.ts'

type Props = { scores: Scores; before: { scores: Scores; date: string } | undefined }

/** Eight contributions from the strongest to the weakest, with the earlier result as a dashed line, and as a table. */
export function ProfileBars({ scores, before }: Props) {
  const t = useText()
  const locale = useLocale()
  const rows = ranked(scores)
  const bands = bandsOf(scores)
  const figure = (score: number | null | undefined) =>
    score === null || score === undefined
      ? t('result.unknown')
      : formatNumber(score, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const share = (score: number | null) => `${((score ?? 0) / MOST) * 100}%`
  return (
    <section aria-labelledby="profile-title">
      <SectionHeading id="profile-title" title={t('result.profile')} />
      <ul aria-hidden>
        {rows.map((each) => (
          <li
            key={each}
            className="grid grid-cols-[7rem_minmax(0,1fr)_2.25rem] items-center gap-3 border-t border-line py-2.5 text-sm leading-tight lg:grid-cols-[10rem_minmax(0,1fr)_3rem]"
          >
            <span>
              <b className="font-strong">{t(`contributions.${each}.name`)}</b>
              <small className="block text-xs text-ink-3">{t(`contributions.${each}.note`)}</small>
            </span>
            <svg className="h-3.5 w-full overflow-visible">
              <rect y="3" width="100%" height="8" rx="3" className="fill-sunken" />
              <rect
                y="3"
                width={share(scores[each])}
                height="8"
                rx="3"
                className={bands[each] === 'strong' ? 'fill-river' : 'fill-river-line'}
              />
              {before && before.scores[each] !== null && (
                <line
                  x1={share(before.scores[each])}
                  x2={share(before.scores[each])}
                  y1="0"
                  y2="14"
                  strokeWidth="2"
                  strokeDasharray="2 2"
                  className="stroke-lilac"
                />
              )}
            </svg>
            <span className="text-right tabular-nums">{figure(scores[each])}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        <span>{t('result.now')}</span>
        {before && <span>{t('result.before', { date: before.date })}</span>}
      </p>
      <TableTwin label={t('result.asTable')}>
        <Table
          caption={t('result.table')}
          rows={rows}
          rowKey={(each) => each}
          columns={[
            {
              key: 'contribution',
              head: t('result.contribution'),
              cell: (each) => t(`contributions.${each}.name`),
            },
            { key: 'now', head: t('result.nowHead'), cell: (each) => figure(scores[each]), number: true },
            ...(before
              ? [
                  {
                    key: 'before',
                    head: before.date,
                    cell: (each: (typeof rows)[number]) => figure(before.scores[each]),
                    number: true,
                  },
                ]
              : []),
          ]}
        />
      </TableTwin>
    </section>
  )
}
