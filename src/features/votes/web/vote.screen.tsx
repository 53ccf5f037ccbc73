import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicPage, TermNotices, useCallWords, useTimeLeft } from '#features/calls/web/index.ts'
import { loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { byLetters } from '#platform/contract/letter-order.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { useFromServer } from '#platform/web/shell/use-from-server.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { voteTitle } from '../contract/titles.ts'
import { type Ballot, getBallot, type VoteOption } from '../contract/votes.endpoints.ts'
import { FundBar } from './fund-bar.tsx'
import { Outcome } from './outcome.tsx'
import { Projects } from './projects.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { listed: true, chrome: 'bare', title: voteTitle }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const [ballot, blocks] = await Promise.all([
    api(getBallot, { params: { slug: params.slug ?? '' } }),
    loadBlocks(context, footerBlocks),
  ])
  const named = (locale: 'bhs' | 'en') => `${voteTitle[locale]}: ${readText(ballot.title, locale).text}`
  const head: Partial<PageHandle> = {
    title: { bhs: named('bhs'), en: named('en') },
    description: { bhs: described(ballot, 'bhs'), en: described(ballot, 'en') },
    share: `glasanje-${ballot.slug}`,
  }
  return { ballot, mixed: mix(ballot.options, ballot.hour), blocks, head }
}

/** Describes a ballot: bank, fund, dates and projects. */
function described({ bank, fund, from, until, options }: Ballot, locale: Locale): string {
  const day = (at: string) => formatDate(new Date(at), locale)
  const facts = [bank?.name, formatAmount(fund / 100, locale), `${day(from)} – ${day(until)}`]
  const among = options.map(({ title }) => title).toSorted(byLetters)
  return [facts.filter(Boolean).join(', '), among.join('; ')].filter(Boolean).join('. ')
}

/** Reorders the options each hour by a hash that nobody chose, because the first one is read most. */
function mix(options: readonly VoteOption[], hour: string): VoteOption[] {
  return options
    .map((one) => [weightOf(`${hour} ${one.id}`), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)
}

/** FNV-1a. */
function weightOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0
  return hash
}

/** The public vote; afterwards its outcome and how to recount it. */
export default function VoteScreen() {
  const t = useText()
  const { say } = useCallWords()
  const { ballot, mixed, blocks } = useLoaderData<typeof loader>()
  const { slug, title, bank, state, isLate, isResting, canVote, options } = ballot
  return (
    <PublicPage blocks={footerBlocks} edited={blocks}>
      <a className="link mb-3 inline-flex min-h-target items-center text-sm" href={`/calls/${slug}`}>
        {t('back')}
      </a>
      <header className="grid gap-2">
        <p className="text-sm text-ink-2">
          {bank ? t('of', { bank: bank.name, title: say(title) }) : say(title)}
        </p>
        <Heading ballot={ballot} />
      </header>
      <TermNotices notices={ballot.notices} />
      {ballot.left !== null && <FundBar ballot={ballot} />}
      {state === 'open' && (isResting || !canVote) && (
        <Note className="mt-6" tone="sun">
          <p>{t(isResting ? 'resting' : 'noSms')}</p>
        </Note>
      )}
      {options.length === 0 && !isLate && (
        <p className="mt-8 text-ink-2">{t(state === 'soon' ? 'soonEmpty' : 'none')}</p>
      )}
      {state === 'closed' ? (
        <Outcome ballot={ballot} />
      ) : (
        options.length > 0 && <Projects ballot={ballot} mixed={mixed} />
      )}
    </PublicPage>
  )
}

function Heading({
  ballot: { state, isLate, from, until, hour, left: money, options, closing },
}: {
  ballot: Ballot
}) {
  const t = useText()
  const words = useCallWords()
  const end = { date: words.date(until), time: words.time(until) }
  const left = useTimeLeft(until, hour, true)
  // The page may be an hour old, which on the last day matters until the browser counts itself.
  const remaining = !useFromServer() || Date.parse(until) - Date.parse(hour) > DAY_MS ? left : undefined
  const headings = {
    soon: isLate ? [t('late'), t('lateLead')] : [t('soon', { date: words.date(from) }), t('soonLead')],
    open: [t('choose'), remaining ? t('leadLeft', { ...end, left: remaining }) : t('lead', end)],
    counting: [t('counting'), t('countingLead', end)],
    closed: [
      t('results'),
      t('resultsLead', {
        votes: closing?.votes ?? 0,
        funded: options.filter(({ given }) => given !== null).length,
        left: words.km(money ?? 0),
      }),
    ],
  } as const
  const [heading, lead] = headings[state]
  return (
    <>
      <h1 className="text-4xl">{heading}</h1>
      <p className="max-w-measure text-lg text-ink-2">{lead}</p>
    </>
  )
}
