import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import type { Statistics } from '../../contract/statistics.endpoints.ts'
import { STATEMENTS } from '../../contract/statements.ts'
import { useText } from '../use-text.ts'

/** Each contribution with its alpha and its statements. */
export function Figures({ statistics: { people, contributions } }: { statistics: Statistics }) {
  const t = useText()
  const locale = useLocale()
  const figure = (value: number | null) =>
    value === null ? '–' : formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const wordsOf = (id: string) => {
    const statement = STATEMENTS.find((each) => each.id === id)
    if (!statement) return id
    const words = t(`statements.${statement.id}`)
    return statement.isReversed ? `${words} (${t('statistics.reversed')})` : words
  }
  return (
    <>
      <p className="max-w-measure text-sm text-ink-2">{t('statistics.text')}</p>
      {people === 0 ? (
        <EmptyState title={t('statistics.few')} text={t('statistics.fewText')} />
      ) : (
        <>
          <p className="text-sm">
            <b className="font-strong">{t('statistics.people', { count: people })}</b>{' '}
            <span className="text-ink-2">{t('statistics.how')}</span>
          </p>
          {contributions.map(({ contribution, alpha, items }) => (
            <section key={contribution} aria-labelledby={`${contribution}-title`} className="min-w-0">
              <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 id={`${contribution}-title`} className="text-lg">
                  {t(`contributions.${contribution}.name`)}
                </h2>
                <p className="text-sm tabular-nums">
                  {alpha === null ? t('statistics.noAlpha') : t('statistics.alpha', { value: figure(alpha) })}
                </p>
              </div>
              <Table
                caption={t('statistics.table', { name: t(`contributions.${contribution}.name`) })}
                rows={items}
                rowKey={({ statement }) => statement}
                columns={[
                  {
                    key: 'statement',
                    head: t('statistics.statement'),
                    cell: ({ statement }) => wordsOf(statement),
                    className: 'min-w-56',
                  },
                  {
                    key: 'answered',
                    head: t('statistics.answered'),
                    cell: ({ answered }) => answered,
                    number: true,
                  },
                  { key: 'mean', head: t('statistics.mean'), cell: ({ mean }) => figure(mean), number: true },
                  {
                    key: 'deviation',
                    head: t('statistics.deviation'),
                    cell: ({ deviation }) => figure(deviation),
                    number: true,
                  },
                  { key: 'rest', head: t('statistics.rest'), cell: ({ rest }) => figure(rest), number: true },
                ]}
              />
            </section>
          ))}
        </>
      )}
    </>
  )
}
