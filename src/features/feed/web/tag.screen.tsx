import { Suspense } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { listPublicTag } from '../contract/feed.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { PublicPostCard } from './post/public-post-card.tsx'
import { useText } from './use-text.ts'

const MemberTag = lazyPart(async () => (await import('./tags/member-tag.tsx')).MemberTag)

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.tag }

/** Posts for everybody with a tag; every spelling of it leads to one address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const { tag: name = '' } = params
  const after = new URL(request.url).searchParams.get('after') ?? ''
  const query = cursor.safeParse(after).success ? { after } : {}
  const page = await api(listPublicTag, { params: { tag: name }, query })
  if (page.tag !== name) throw redirect(`/tag/${page.tag}`, 301)
  const head: Partial<PageHandle> = { title: { bhs: `#${page.tag}`, en: `#${page.tag}` } }
  return { page, head, blocks: await loadBlocks(context, footerBlocks) }
}

export default function TagScreen() {
  const isMember = useIsMember()
  const { page, blocks } = useLoaderData<typeof loader>()
  const forAll = <PublicTag />
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap max-w-[44rem] pt-4 pb-12 lg:pt-8">
          <h1 translate="no" className="mb-2 text-2xl [overflow-wrap:anywhere]">
            #{page.tag}
          </h1>
          <TagFeed tag={page.tag} />
          {isMember ? (
            <Suspense fallback={forAll}>
              <MemberTag tag={page.tag} />
            </Suspense>
          ) : (
            forAll
          )}
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

function TagFeed({ tag }: { tag: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <p className="text-sm">
      <a
        className="link inline-flex min-h-target items-center"
        href={`/tag/feed.rss?tag=${tag}&lang=${locale}`}
        type="application/rss+xml"
      >
        {t('tags.feed')}
      </a>
    </p>
  )
}

function PublicTag() {
  const t = useText()
  const { page } = useLoaderData<typeof loader>()
  const { tag, posts, next } = page
  return (
    <>
      {posts.length === 0 && <p className="py-4 text-sm text-ink-2">{t('tags.noPosts')}</p>}
      {posts.map((post) => (
        <PublicPostCard key={post.id} post={post} isLinked />
      ))}
      {next && (
        <a
          className="link mt-4 inline-flex min-h-target items-center"
          href={`/tag/${tag}?after=${next}`}
          rel="next"
        >
          {t('more')}
        </a>
      )}
    </>
  )
}
