import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getBank } from '#features/banks/contract/banks.endpoints.ts'
import { loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { useIsMember } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { listCalls } from '../contract/calls.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { BankBoard, BankFund } from './bank/bank-side.tsx'
import { Decisions } from './bank/decisions.tsx'
import { Projects } from './bank/projects.tsx'
import { NearCall } from './banks/near-call.tsx'
import { CallRow } from './call-row.tsx'
import { PublicPage } from './public-page.tsx'
import { useCallWords } from './use-call-words.ts'
import { useText } from './use-text.ts'

const ForBoard = lazyPart(async () => (await import('./bank/for-board.tsx')).ForBoard)

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.bank }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const slug = params.bank ?? ''
  const [bank, { calls, now }, blocks] = await Promise.all([
    api(getBank, { params: { slug } }),
    api(listCalls, { query: { bank: slug } }),
    loadBlocks(context, footerBlocks),
  ])
  const head: Partial<PageHandle> = {
    title: { bhs: bank.name, en: bank.name },
    description: { bhs: readText(bank.about, 'bhs').text, en: readText(bank.about, 'en').text },
    share: `banka-${bank.slug}`,
  }
  return { bank, calls, now, blocks, head }
}

export default function BankScreen() {
  const t = useText()
  const { say, towns, date } = useCallWords()
  const isMember = useIsMember()
  const { bank, calls, now, blocks } = useLoaderData<typeof loader>()
  return (
    <PublicPage blocks={footerBlocks} edited={blocks}>
      <a className="link mb-3 inline-flex min-h-target items-center text-sm" href="/ob">
        {t('back')}
      </a>
      <header className="mb-6 grid gap-2">
        <h1 className="text-4xl">{bank.name}</h1>
        <p className="max-w-measure text-lg text-ink-2">{say(bank.about)}</p>
        {bank.closedAt && (
          <p className="max-w-measure font-strong">{t('bank.closed', { date: date(bank.closedAt) })}</p>
        )}
        <p className="text-sm text-ink-2">{t('bank.places', { list: towns(bank.municipalities) })}</p>
      </header>
      {isMember && (
        <Suspense fallback={null}>
          <ForBoard bank={bank.id} />
        </Suspense>
      )}
      {!bank.closedAt && <NearCall card={calls.find(({ phase }) => phase === 'open')} now={now} />}
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <div className="grid min-w-0 content-start gap-12">
          {(calls.length > 0 || !bank.closedAt) && (
            <section aria-labelledby="bank-calls">
              <h2 id="bank-calls" className="mb-3 text-xl">
                {t('bank.calls')}
              </h2>
              {calls.length === 0 && <p className="text-ink-2">{t('bank.noCalls')}</p>}
              <ul>
                {calls.map((card) => (
                  <CallRow key={card.slug} card={card} now={now} />
                ))}
              </ul>
            </section>
          )}
          <Projects projects={bank.projects} />
          <Decisions decisions={bank.decisions} />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <BankBoard board={bank.board} />
          {bank.fund && <BankFund fund={bank.fund} />}
        </div>
      </div>
    </PublicPage>
  )
}
