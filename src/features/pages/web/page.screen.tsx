import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { getPage } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { LibraryPicture } from '#features/library/web/index.ts'
import { loadLive, LiveContext } from './view/live.ts'
import { type PictureProps, PictureContext, PicturesContext } from './view/picture-view.tsx'
import { useText } from './use-text.ts'
import { PageView } from './view/page-view.tsx'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.page }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const { api } = context.get(pageRequest)
  const publicPage = await api(getPage, { params: { slug } })
  const { title, description, indexed, leadsTo } = publicPage.content.root.props
  if (publicPage.ended && leadsTo !== '') throw redirect(leadsTo, 302)
  // An address from before the page was moved.
  if (publicPage.slug !== slug) throw redirect(`/page/${publicPage.slug}`, 301)
  const head: Partial<PageHandle> = {
    title: inBoth(title),
    description: inBoth(description),
    share: `stranica-${publicPage.slug}`,
    ...((!indexed || publicPage.ended) && { hidden: true }),
  }
  const [live, blocks] = await Promise.all([
    loadLive(api, publicPage.content),
    loadBlocks(context, footerBlocks),
  ])
  const page = { shown: publicPage, head, live, blocks }
  return publicPage.ended ? data(page, { status: 410 }) : page
}

function inBoth(text: Bilingual): Bilingual {
  return { bhs: readText(text, 'bhs').text, en: readText(text, 'en').text }
}

export default function PageScreen() {
  const { shown, blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap py-8 pb-14 lg:py-12 print:block">
          {shown.ended ? <Ended /> : <PublicPage />}
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

function PublicPage() {
  const { shown, live } = useLoaderData<typeof loader>()
  const draw = ({ id, ...rest }: PictureProps) => {
    const picture = shown.pictures.find((one) => one.id === id)
    return picture && <LibraryPicture picture={picture} {...rest} />
  }
  return (
    <LiveContext value={live}>
      <PicturesContext value={shown.pictures}>
        <PictureContext value={draw}>
          <PageView content={shown.content} />
        </PictureContext>
      </PicturesContext>
    </LiveContext>
  )
}

/** Its time is over, and it leads nowhere else. */
function Ended() {
  const t = useText()
  return (
    <Gone
      title={t('ended.title')}
      text={t('ended.text')}
      action={<ButtonLink to="/">{t('ended.home')}</ButtonLink>}
    />
  )
}
