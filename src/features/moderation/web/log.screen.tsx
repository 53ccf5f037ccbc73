import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listDecisions } from '../contract/public.endpoints.ts'
import { messages as bhs } from '../contract/public-messages.bhs.ts'
import { messages as en } from '../contract/public-messages.en.ts'
import { usePublicText } from './use-public-text.ts'

export const handle: PageHandle = {
  reading: true,
  chrome: 'bare',
  title: { bhs: bhs.log.title, en: en.log.title },
  description: { bhs: bhs.log.description, en: en.log.description },
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const { success, data: after } = cursor.safeParse(new URL(request.url).searchParams.get('after'))
  const page = await api(listDecisions, { query: success ? { after } : {} })
  const head: Partial<PageHandle> = success ? { canonical: '/odluke' } : {}
  return { found: page, isFirst: !success, head, blocks: await loadBlocks(context, footerBlocks) }
}

export default function LogScreen() {
  const t = usePublicText()
  const locale = useLocale()
  const { found, isFirst, blocks } = useLoaderData<typeof loader>()
  const { decisions, years, next } = found
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap grid max-w-[56rem] grid-cols-1 gap-10 py-10 lg:py-16">
          <header>
            <h1 className="text-4xl">{t('log.title')}</h1>
            <p className="mt-5 max-w-measure text-lg text-ink-2">{t('log.intro')}</p>
            <a className="link mt-2 inline-flex min-h-target items-center" href="/pravila">
              {t('log.rules')}
            </a>
          </header>
          {decisions.length === 0 && <p>{t('log.none')}</p>}
          {isFirst && years.length > 0 && (
            <section>
              <h2 className="mb-3 text-xl">{t('log.years')}</h2>
              <Table
                caption={t('log.years')}
                rows={years}
                rowKey={({ year }) => String(year)}
                columns={[
                  { key: 'year', head: t('log.year'), cell: ({ year }) => year },
                  { key: 'decided', head: t('log.decided'), cell: ({ decided }) => decided, number: true },
                  { key: 'inTime', head: t('log.inTime'), cell: ({ inTime }) => inTime, number: true },
                  { key: 'appeals', head: t('log.appeals'), cell: ({ appeals }) => appeals, number: true },
                  { key: 'lifted', head: t('log.lifted'), cell: ({ lifted }) => lifted, number: true },
                ]}
              />
              {years.map((year, n) => (
                <RulesOfYear key={year.year} {...year} isOpen={n === 0} />
              ))}
            </section>
          )}
          {decisions.length > 0 && (
            <section>
              <h2 className="mb-3 text-xl">{t('log.list')}</h2>
              <Table
                caption={t('log.list')}
                rows={decisions}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'what',
                    head: t('log.what'),
                    cell: ({ what, at }) => (
                      <>
                        {readText(what, locale).text}
                        <span className="block text-sm text-ink-2">
                          <DateText at={at} />
                        </span>
                      </>
                    ),
                  },
                  {
                    key: 'rule',
                    head: t('log.rule'),
                    cell: ({ rule }) => (rule ? t(`items.${rule}.title`) : t('log.noRule')),
                  },
                  {
                    key: 'measure',
                    head: t('log.measure'),
                    cell: ({ measure, appeal }) => (
                      <>
                        {t(`measures.${measure}`)}
                        <span className="block text-sm text-ink-2">{t(`appealStates.${appeal}`)}</span>
                      </>
                    ),
                  },
                ]}
              />
              <p className="mt-4 flex flex-wrap gap-2">
                {!isFirst && <ButtonLink to="/odluke">{t('log.first')}</ButtonLink>}
                {next && <ButtonLink to={`/odluke?after=${next}`}>{t('log.more')}</ButtonLink>}
              </p>
            </section>
          )}
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

type Year = ResponseOf<typeof listDecisions>['years'][number]
const FIGURES = ['hidden', 'warned', 'limited', 'lifted'] as const
const WIDE = 'max-sm:hidden'

/** Decisions of a year by rule and measure; on phones the measures stand below each rule. */
function RulesOfYear({ year, rules, isOpen }: Year & { isOpen: boolean }) {
  const t = usePublicText()
  const title = t('log.byRule', { year: String(year) })
  return (
    <details open={isOpen} className="mt-4 border-t border-line">
      <summary className="flex min-h-target cursor-pointer items-center font-strong">{title}</summary>
      <Table
        caption={title}
        rows={rules}
        rowKey={({ rule }) => rule ?? 'none'}
        columns={[
          {
            key: 'rule',
            head: t('log.rule'),
            cell: ({ rule, ...row }) => (
              <>
                {rule ? t(`items.${rule}.title`) : t('log.noRule')}
                <span className="block text-xs text-ink-2 sm:hidden">
                  {FIGURES.filter((figure) => row[figure] > 0)
                    .map((figure) => `${t(`log.${figure}`)}: ${row[figure]}`)
                    .join('\u00a0· ')}
                </span>
              </>
            ),
          },
          { key: 'decided', head: t('log.decided'), cell: ({ decided }) => decided, number: true },
          ...FIGURES.map((figure) => ({
            key: figure,
            head: t(`log.${figure}`),
            cell: (row: Year['rules'][number]) => row[figure],
            number: true,
            className: WIDE,
          })),
        ]}
      />
    </details>
  )
}
