import { Block } from '#features/content/web/index.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

type Year = { year: number; projects: number; pages: number; granted: number; contributed: number }

/** Shows the awards of banks in all and by year, counted from their decisions, and the hours that people have worked. */
export function Figures({ years, hours }: { years: readonly Year[]; hours: number }) {
  const t = useText()
  const locale = useLocale()
  const { km } = useCallWords()
  const sum = (of: (year: Year) => number) => years.reduce((all, year) => all + of(year), 0)
  const projects = sum((year) => year.projects)
  const pages = sum((year) => year.pages)
  const figures = [
    {
      value: formatNumber(projects, locale),
      name: t('figures.projects', { count: projects }),
      more: pages > 0 && (
        <a className="link" href="/projects">
          {t('figures.pages', { count: pages })}
        </a>
      ),
    },
    { value: km(sum((year) => year.granted)), name: t('figures.granted'), more: null },
    { value: km(sum((year) => year.contributed)), name: t('figures.contributed'), more: null },
    ...(hours > 0
      ? [{ value: formatNumber(hours, locale), name: t('figures.hours', { count: hours }), more: null }]
      : []),
  ]
  return (
    <section aria-labelledby="figures-title" className="mt-16">
      <h2 id="figures-title" className="mb-4 text-2xl">
        <Block id="ob-figures-title" />
      </h2>
      {years.length === 0 ? (
        <p className="text-ink-2">{t('figures.none')}</p>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <dl>
            {figures.map(({ value, name, more }) => (
              <div
                key={name}
                className="flex flex-row-reverse items-baseline justify-between gap-4 border-t border-line py-3"
              >
                <dt className="text-right text-sm text-ink-2">
                  {name}
                  {more && <span className="block">{more}</span>}
                </dt>
                <dd className="text-2xl leading-tight font-head whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
          <YearTable years={years} />
        </div>
      )}
    </section>
  )
}

function YearTable({ years }: { years: readonly Year[] }) {
  const t = useText()
  const { km } = useCallWords()
  const most = Math.max(...years.map(({ granted, contributed }) => Math.max(granted, contributed)))
  const bar = (value: number, look: string) => (
    <svg className="mt-1 block h-1.5 w-0 min-w-full" aria-hidden="true">
      <rect className={look} width={`${Math.round((value / most) * 100)}%`} height="6" rx="3" />
    </svg>
  )
  return (
    <div className="min-w-0">
      <table className="w-full text-sm whitespace-nowrap tabular-nums">
        <caption className="pb-2 text-left font-strong whitespace-normal">{t('figures.table')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th scope="col" className="py-2 text-left font-ui">
              {t('figures.year')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-ui">
              {t('figures.count')}
            </th>
            <th scope="col" className="py-2 pl-4 text-left font-ui">
              {t('figures.fund')}
            </th>
            <th scope="col" className="py-2 pl-4 text-left font-ui">
              {t('figures.community')}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, projects, granted, contributed }) => (
            <tr key={year} className="border-b border-line align-top">
              <th scope="row" className="py-2 text-left font-strong">
                {year}
              </th>
              <td className="py-2 pl-4 text-right">{projects}</td>
              <td className="py-2 pl-4">
                {km(granted)}
                {bar(granted, 'fill-river')}
              </td>
              <td className="py-2 pl-4">
                {km(contributed)}
                {bar(contributed, 'fill-sun')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Block id="ob-figures-note" as="p" className="mt-2 text-xs text-ink-2" />
    </div>
  )
}
