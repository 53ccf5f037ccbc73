import { CircleAlert } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { getPublicOrganisation, type PublicOrganisation } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { EditLink } from './view/edit-link.tsx'
import { OrganisationAside } from './view/organisation-aside.tsx'
import { organisationData } from './view/organisation-data.ts'
import { OrganisationHead } from './view/organisation-head.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.one }

const DESCRIPTION = 180

/** Loads the organisation in both languages; unverified ones are hidden from search engines. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const { slug = '' } = params
  const organisation = await api(getPublicOrganisation, { params: { slug } })
  const { card, about } = organisation
  const describe = (locale: 'bhs' | 'en') =>
    readText(about, locale).text.replace(/\s+/g, ' ').slice(0, DESCRIPTION) || card.name
  const head: Partial<PageHandle> = {
    title: { bhs: card.name, en: card.name },
    description: { bhs: describe('bhs'), en: describe('en') },
    share: `organizacija-${card.slug}`,
    ...(!card.verified && { hidden: true }),
  }
  return { organisation, publicUrl, head, blocks: await loadBlocks(context, footerBlocks) }
}

export default function OrganisationScreen() {
  const { organisation, blocks } = useLoaderData<typeof loader>()
  const { card } = organisation
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="[overflow-wrap:anywhere] wrap pt-6 pb-12 lg:pt-10">
          <OrganisationHead card={card} aside={<EditLink slug={card.slug} />} />
          {!card.verified && <Warning />}
          <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="min-w-0">
              <About organisation={organisation} />
              <Openings organisation={organisation} />
            </div>
            <OrganisationAside organisation={organisation} />
          </div>
        </main>
      </PageFrame>
      <OrganisationData />
    </BlocksProvider>
  )
}

/** First on the page, because it may keep somebody from harm. */
function Warning() {
  const t = useText()
  return (
    <Note tone="sun" icon={<CircleAlert />} className="mt-6 max-w-3xl">
      <p>{t('shown.unverified')}</p>
    </Note>
  )
}

function About({ organisation }: { organisation: PublicOrganisation }) {
  const t = useText()
  const locale = useLocale()
  const { text, language } = readText(organisation.about, locale)
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className="text-xl">
        {t('shown.about')}
      </h2>
      <div
        className="mt-3 grid max-w-measure gap-4 whitespace-pre-line"
        {...(language !== locale && { lang: htmlLang(language) })}
      >
        {text === '' ? (
          <p className="text-ink-2">{t('shown.nothing')}</p>
        ) : (
          text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        )}
      </div>
    </section>
  )
}

function Openings({ organisation: { openings } }: { organisation: PublicOrganisation }) {
  const t = useText()
  const locale = useLocale()
  return (
    <section aria-labelledby="openings-title" className="mt-10">
      <h2 id="openings-title" className="text-xl">
        {t('shown.openings')}
      </h2>
      {openings.length === 0 ? (
        <p className="mt-3 text-ink-2">{t('shown.noOpenings')}</p>
      ) : (
        <ul className="mt-2">
          {openings.map(({ slug, title, deadline }) => {
            const { text, language } = readText(title, locale)
            const until = deadline && new Date(deadline)
            return (
              <li key={slug} className="border-b border-line">
                <Link
                  to={`/opportunities/${slug}`}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 text-ink no-underline hover:[&_b]:underline"
                >
                  <b className="font-strong" {...(language !== locale && { lang: htmlLang(language) })}>
                    {text}
                  </b>
                  {until && (
                    <span className="text-sm text-sun-ink">
                      {t('shown.until', { date: formatDate(until, locale), time: formatTime(until) })}
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function OrganisationData() {
  const locale = useLocale()
  const { organisation, publicUrl } = useLoaderData<typeof loader>()
  return (
    <StructuredData
      make={import.meta.env.SSR ? () => organisationData({ organisation, publicUrl, locale }) : undefined}
    />
  )
}
