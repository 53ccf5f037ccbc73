import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Block, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { campaignBlocks } from '../contract/blocks/campaign-blocks.ts'
import { listCalls } from '../contract/calls.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { CallRow } from './call-row.tsx'
import { Eligibility } from './eligibility.tsx'
import { PublicPage } from './public-page.tsx'
import { StepList } from './step-list.tsx'
import { faqData } from './structured/faq-data.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = {
  reading: true,
  chrome: 'bare',
  title: titles.campaign,
  description: { bhs: campaignBlocks['campaign-lead'].bhs, en: campaignBlocks['campaign-lead'].en },
  share: 'ob-landing',
}

const TEXTS = { ...campaignBlocks, ...footerBlocks }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const [{ calls, now }, blocks] = await Promise.all([
    api(listCalls, { query: {} }),
    loadBlocks(context, TEXTS),
  ])
  const coming = calls.filter(({ bank, phase }) => bank && (phase === 'open' || phase === 'upcoming'))
  return { calls: coming, now, blocks }
}

const STEPS = [1, 2, 3, 4]
const QUESTIONS = [1, 2, 3, 4]
/** The usual limits of youth banks' calls, shown where no call has its own. */
const USUAL = { ages: { min: 17, max: 35 }, team: { min: 3, max: 7 } }

export default function CampaignScreen() {
  const t = useText()
  const locale = useLocale()
  const { calls, now, blocks } = useLoaderData<typeof loader>()
  const open = calls.find(({ phase }) => phase === 'open')
  return (
    <PublicPage blocks={TEXTS} edited={blocks}>
      <header className="deep grid gap-4 rounded-surface px-5 py-10 lg:px-10 lg:py-16">
        <Block id="campaign-title" as="h1" className="max-w-[16em] text-4xl" />
        <Block id="campaign-lead" as="p" className="max-w-[46ch] text-lg text-ink-2" />
        <p className="flex flex-wrap gap-2">
          <a className={buttonClass({ look: 'key' })} href={open ? `/calls/${open.slug}` : '/ob'}>
            {open ? t('near.look') : t('campaign.see')}
          </a>
          <a className={buttonClass({ look: 'quiet' })} href="#mozemo-li">
            {t('near.canI')}
          </a>
        </p>
      </header>
      <div className="mt-12 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <section id="mozemo-li" aria-labelledby="check-title">
          <h2 id="check-title" className="text-2xl">
            <Block id="campaign-check-title" />
          </h2>
          <Block id="campaign-check-text" as="p" className="mt-1 mb-5 text-sm text-ink-2" />
          <Eligibility ages={open?.ages ?? USUAL.ages} team={open?.team ?? USUAL.team} />
        </section>
        <section aria-labelledby="dates-title">
          <h2 id="dates-title" className="mb-3 text-2xl">
            <Block id="campaign-dates-title" />
          </h2>
          {calls.length === 0 && <p className="text-ink-2">{t('list.noneText')}</p>}
          <ul>
            {calls.map((card) => (
              <CallRow key={card.slug} card={card} now={now} />
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="steps-title" className="mt-16">
        <h2 id="steps-title" className="mb-4 text-2xl">
          <Block id="campaign-steps-title" />
        </h2>
        <StepList id="campaign" steps={STEPS} />
      </section>
      <section aria-labelledby="faq-title" className="mt-16 max-w-measure">
        <h2 id="faq-title" className="mb-2 text-2xl">
          <Block id="campaign-faq-title" />
        </h2>
        {QUESTIONS.map((question) => (
          <div key={question} className="border-t border-line py-4">
            <Block id={`campaign-faq-${question}-question`} as="h3" className="text-md" />
            <Block id={`campaign-faq-${question}-answer`} as="p" className="mt-1 text-ink-2" />
          </div>
        ))}
      </section>
      <StructuredData make={import.meta.env.SSR ? () => faqData(locale, blocks) : undefined} />
    </PublicPage>
  )
}
