import { type ReactNode, use } from 'react'
import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Meter } from '#platform/web/ui/blocks/meter.tsx'
import type { BlockType } from '../../contract/blocks/definitions.ts'
import { useText } from '../use-text.ts'
import { type Live, LiveContext } from './live.ts'
import { type BlockProps, Title } from './text-blocks.tsx'
import { Words } from './words.tsx'

export function useLive<Type extends Live['type'] & BlockType>(type: Type, id: string) {
  const live = use(LiveContext)[id]
  return live?.type === type ? (live as Extract<Live, { type: Type }>) : undefined
}

export function Opportunities({ props: { id, title, kind } }: BlockProps<'opportunities'>) {
  const t = useText()
  const locale = useLocale()
  const rows = useLive('opportunities', id)?.rows ?? []
  return (
    <Rows
      title={title}
      none={t('live.noOpportunities')}
      more={{
        to: kind === 'all' ? '/opportunities' : `/opportunities?kind=${kind}`,
        text: t('live.allOpportunities'),
      }}
      rows={rows.map((row) => ({
        ...row,
        to: `/opportunities/${row.slug}`,
        facts: [
          row.organisation.name,
          ...(row.deadline ? [t('live.deadline', { date: formatDate(new Date(row.deadline), locale) })] : []),
        ],
      }))}
    />
  )
}

export function Articles({ props: { id, title, topic } }: BlockProps<'articles'>) {
  const t = useText()
  const locale = useLocale()
  const rows = useLive('articles', id)?.rows ?? []
  return (
    <Rows
      title={title}
      none={t('live.noArticles')}
      more={{
        to: topic === 'all' ? '/articles' : `/articles?topic=${topic}`,
        text: t('live.allArticles'),
      }}
      rows={rows.map((row) => ({
        ...row,
        to: `/articles/${row.slug}`,
        facts: [readText(row.summary, locale).text],
      }))}
    />
  )
}

type Row = { id: string; title: { bhs: string; en: string }; to: string; facts: readonly string[] }
type RowsProps = {
  title: Parameters<typeof Title>[0]['text']
  rows: readonly Row[]
  none: string
  more: { to: string; text: string }
}

function Rows({ title, rows, none, more }: RowsProps) {
  const locale = useLocale()
  return (
    <div className="grid max-w-[46rem] gap-2">
      <Title text={title} />
      {rows.length === 0 && <p className="text-ink-2">{none}</p>}
      <ul className="border-b border-line">
        {rows.map((row) => {
          const { text, language } = readText(row.title, locale)
          return (
            <li key={row.id} className="relative border-t border-line py-3">
              <a
                className="font-strong text-ink no-underline before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
                href={row.to}
                {...(language !== locale && { lang: htmlLang(language) })}
              >
                {text}
              </a>
              <p className="text-sm text-ink-2">{row.facts.join('\u00a0· ')}</p>
            </li>
          )
        })}
      </ul>
      <Further {...more} />
    </div>
  )
}

export function Banks({ props: { id, title, text } }: BlockProps<'banks'>) {
  const t = useText()
  const rows = useLive('banks', id)?.rows ?? []
  return (
    <div className="grid gap-3">
      <Title text={title} />
      <Words as="p" text={text} className="max-w-measure whitespace-pre-line text-ink-2" />
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ slug, name }) => (
          <li key={slug} className="border-t border-line">
            <a className="link inline-flex min-h-target items-center" href={`/ob/${slug}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Further to="/ob" text={t('live.allBanks')} />
    </div>
  )
}

export function Fund({ props: { id, title } }: BlockProps<'fund'>) {
  const t = useText()
  const locale = useLocale()
  const call = useLive('fund', id)?.call
  if (!call) return <Nothing title={title}>{t('live.noCall')}</Nothing>
  const { fund } = call.content
  const left = Math.max(0, fund - call.given)
  const km = (feninga: number) => formatAmount(feninga / 100, locale)
  const words = t('live.left', { left: km(left), fund: km(fund) })
  return (
    <div className="grid max-w-[38rem] gap-2">
      <Title text={title} />
      <p className="text-3xl tracking-title">{km(left)}</p>
      <Meter label={words} value={left / 100} max={fund / 100} />
      <p className="text-sm text-ink-2">{words}</p>
      <Further to={`/calls/${call.slug}`} text={readText(call.content.title, locale).text} />
    </div>
  )
}

export function Votes({ props: { id, title, count } }: BlockProps<'votes'>) {
  const t = useText()
  const ballot = useLive('votes', id)?.ballot
  if (!ballot) return <Nothing title={title}>{t('live.noVote')}</Nothing>
  return (
    <div className="grid max-w-[46rem] gap-2">
      <Title text={title} />
      <ol className="border-b border-line">
        {ballot.options.slice(0, count).map((option) => (
          <li
            key={option.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3"
          >
            <span className="min-w-0 font-strong [overflow-wrap:anywhere]">{option.title}</span>
            {option.votes !== null && (
              <span className="text-sm text-ink-2">{t('live.votes', { count: option.votes })}</span>
            )}
          </li>
        ))}
      </ol>
      <Further
        to={`/calls/${ballot.slug}/${ballot.state === 'closed' ? 'results' : 'vote'}`}
        text={t(`live.ballot.${ballot.state}`)}
      />
    </div>
  )
}

export function Nothing({ title, children }: { title: RowsProps['title']; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <Title text={title} />
      <p className="text-ink-2">{children}</p>
    </div>
  )
}

export function Further({ to, text }: { to: string; text: string }) {
  return (
    <p>
      <a className="link inline-flex min-h-target items-center font-strong" href={to}>
        {text}
      </a>
    </p>
  )
}
