import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getCall } from '#features/calls/contract/calls.endpoints.ts'
import { PublicPage, useCallWords } from '#features/calls/web/index.ts'
import { loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { textHook } from '#platform/web/i18n/text-hook.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { type CallResult, getResults, type WithoutMoney } from '../../contract/results.endpoints.ts'
import { hasOutscored } from '../../contract/outscored.ts'
import { resultsTitle } from '../../contract/titles.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: resultsTitle }

const useText = textHook({
  bhs: () => import('../../contract/results-messages.bhs.ts'),
  en: () => import('../../contract/results-messages.en.ts'),
})

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const which = { params: { slug: params.slug ?? '' } }
  const [results, call, blocks] = await Promise.all([
    api(getResults, which),
    api(getCall, which),
    loadBlocks(context, footerBlocks),
  ])
  const { title, vote, review } = call.content
  const named = (locale: 'bhs' | 'en') => `${resultsTitle[locale]}: ${readText(title, locale).text}`
  const { bank } = call
  const funded = results.applications.flatMap((one) => one.funded?.title ?? [])
  const described = (locale: 'bhs' | 'en') =>
    [[bank?.name, formatAmount(results.awarded / 100, locale)].filter(Boolean).join(', '), funded.join('; ')]
      .filter(Boolean)
      .join('. ')
  const head: Partial<PageHandle> = {
    title: { bhs: named('bhs'), en: named('en') },
    description: { bhs: described('bhs'), en: described('en') },
    share: `rezultati-${call.slug}`,
  }
  return { results, slug: call.slug, title, hasVote: vote !== null, isBlind: review.blind, blocks, head }
}

/** The awards of a call, and the scores of all its applications. */
export default function ResultsScreen() {
  const t = useText()
  const { say, km } = useCallWords()
  const { results, slug, title, hasVote, isBlind, blocks } = useLoaderData<typeof loader>()
  const { applications, awarded, fund, without, minVotes } = results
  const funded = applications.flatMap((one) => (one.funded ? [{ ...one, ...one.funded }] : []))
  const others = applications.filter((one) => one.funded === null)
  return (
    <PublicPage blocks={footerBlocks} edited={blocks}>
      <a className="link mb-3 inline-flex min-h-target items-center text-sm" href={`/calls/${slug}`}>
        {t('back')}
      </a>
      <div className="grid max-w-3xl gap-10">
        <header className="grid gap-2">
          <h1 className="text-4xl">{t('of', { title: say(title) })}</h1>
          <p className="text-lg text-ink-2">
            {t('lead', { sent: applications.length, awarded: km(awarded), fund: km(fund) })}
          </p>
        </header>
        <section aria-labelledby="funded">
          <h2 id="funded" className="text-xl">
            {t('funded')}
          </h2>
          {funded.length === 0 ? (
            <p className="mt-2 text-ink-2">{t('nobody')}</p>
          ) : (
            <ol className="mt-3 border-b border-line">
              {funded.map((one) => (
                <Funded key={one.title} {...one} />
              ))}
            </ol>
          )}
        </section>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others" className="text-xl">
              {t('others')}
            </h2>
            <p className="mt-1 text-sm text-ink-2">{t('othersHelp')}</p>
            <Why
              without={without}
              votes={minVotes}
              left={fund - awarded}
              isOutscored={hasOutscored(applications)}
            />
            <ul className="mt-3 border-b border-line">
              {others.map((one, at) => (
                // Only the position distinguishes them.
                <li key={at} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
                  <span>{t('other')}</span>
                  <Points {...one} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="how">
          <h2 id="how" className="text-xl">
            {t('how')}
          </h2>
          <p className="mt-1 max-w-measure text-ink-2">
            {t('howText', { isBlind: isBlind ? 'yes' : 'no' })} {hasVote && t('howVote')}
          </p>
          {hasVote && (
            <a className="link inline-flex min-h-target items-center" href={`/calls/${slug}/vote`}>
              {t('vote')}
            </a>
          )}
        </section>
      </div>
    </PublicPage>
  )
}

type WhyProps = { without: WithoutMoney; votes: number | null; left: number; isOutscored: boolean }

/** Why points alone have funded nobody, with the number of rejections by reason. */
function Why({ without, votes, left, isOutscored }: WhyProps) {
  const t = useText()
  const { km } = useCallWords()
  const kinds = (['refused', 'undecided', 'fewVotes', 'fundSpent'] as const).filter(
    (kind) => without[kind] > 0,
  )
  return (
    <div className="mt-4 max-w-measure">
      <h3 className="text-md">{t('why', { isOutscored: isOutscored ? 'yes' : 'no' })}</h3>
      <p className="mt-1 text-sm text-ink-2">{t(votes === null ? 'whyBoard' : 'whyVote')}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        {kinds.map((kind) => (
          <li key={kind}>
            {t(`without.${kind}`, { count: String(without[kind]), votes: votes ?? 0, left: km(left) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type FundedProps = Omit<CallResult, 'funded'> & NonNullable<CallResult['funded']>

function Funded({ title, municipality, requested, amount, project, ...judged }: FundedProps) {
  const t = useText()
  const { km, towns } = useCallWords()
  const facts = [municipality && towns([municipality]), t('asked', { requested: km(requested) })]
  return (
    <li className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h3 className="text-md font-strong">
        {project ? (
          <a className="link inline-flex min-h-6 items-center" href={`/projects/${project}`}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="font-strong text-river-ink sm:text-right">{t('amount', { amount: km(amount) })}</p>
      <p className="text-sm text-ink-2">{facts.filter(Boolean).join(', ')}</p>
      <Points {...judged} />
    </li>
  )
}

function Points({ points, reviewers }: Pick<CallResult, 'points' | 'reviewers'>) {
  const t = useText()
  const locale = useLocale()
  const inPoints = (thousandths: number) =>
    formatNumber(thousandths / 1000, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="text-sm text-ink-2 sm:text-right">
      {points === null
        ? t('unscored')
        : `${t('points', { points: inPoints(points) })}, ${t('judged', { count: String(reviewers) })}`}
    </span>
  )
}
