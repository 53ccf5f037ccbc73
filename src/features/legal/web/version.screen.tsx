import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type EditedBlocks, BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PublicFooter, PublicHeader } from '#features/landing/web/index.ts'
import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { LineView } from '#platform/web/rich-text/line-view.tsx'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { LegalPart } from '../contract/parts.ts'
import { getLegalVersion } from '../contract/versions.endpoints.ts'
import { type LegalDocumentId, VERSION_NAME } from '../contract/versions.ts'
import { privacyTitle, termsTitle } from '../contract/titles.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: termsTitle, hidden: true }

const TITLES = { terms: termsTitle, privacy: privacyTitle }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const document: LegalDocumentId = new URL(request.url).pathname.startsWith('/terms') ? 'terms' : 'privacy'
  const { version = '' } = params
  if (!VERSION_NAME.test(version)) throw data(null, { status: 404 })
  const [answer, footer] = await Promise.all([
    api(getLegalVersion, { params: { document, version } }),
    loadBlocks(context, footerBlocks),
  ])
  const title = {
    bhs: `${TITLES[document].bhs} ${version}`,
    en: `${TITLES[document].en} ${version}`,
  }
  return { document, answer, footer, head: { title, hidden: true } }
}

type Loaded = {
  document: LegalDocumentId
  answer: { version: string; effectiveOn: string; state: 'earlier' | 'current' | 'next'; parts: LegalPart[] }
  footer: EditedBlocks
}

/** A version of a legal text as it was published, whatever the page of today looks like. */
export default function VersionScreen() {
  const t = useText()
  const locale = useLocale()
  const { document, answer, footer } = useLoaderData<Loaded>()
  const { version, effectiveOn, state, parts } = answer
  return (
    <BlocksProvider defaults={footerBlocks} edited={footer}>
      <PublicHeader />
      <main id="main" className="wrap py-10 lg:py-16">
        <div className="mx-auto grid max-w-[38rem] gap-3 text-[1.0625rem]">
          <Note tone={state === 'current' ? 'river' : 'sun'} className="mb-4">
            <p className="text-sm">
              {t(`states.${state}`)}{' '}
              {state !== 'current' && (
                <a className="link" href={`/${document}`}>
                  {t('toCurrent')}
                </a>
              )}
            </p>
          </Note>
          {parts.map((part) => (
            <Part key={part.id} part={part}>
              {part.kind === 'title' && t('version', { version, date: formatDay(effectiveOn, locale) })}
            </Part>
          ))}
        </div>
      </main>
      <PublicFooter />
    </BlocksProvider>
  )
}

function Part({ part, children }: { part: LegalPart; children: React.ReactNode }) {
  const locale = useLocale()
  const t = useText()
  const words = <LineView document={part[locale]} />
  switch (part.kind) {
    case 'title':
      return (
        <>
          <h1 className="text-4xl">{words}</h1>
          <p className="text-sm text-ink-3">{children}</p>
        </>
      )
    case 'heading':
      return <h2 className="mt-7 text-xl">{words}</h2>
    case 'intro':
      return <p className="text-lg text-ink-2">{words}</p>
    case 'item':
      return (
        <p className="relative pl-5 before:absolute before:left-1 before:text-ink-3 before:content-['•']">
          {words}
        </p>
      )
    case 'entry':
      return (
        <p className="border-t border-line pt-3 text-sm">
          <code className="font-strong break-all">{part.names?.join(', ')}</code>
          <br />
          {words}
        </p>
      )
    case 'duration':
      return (
        <p className="text-sm text-ink-2">
          {t('stored.lasts')} {words}
        </p>
      )
    default:
      return <p>{words}</p>
  }
}
