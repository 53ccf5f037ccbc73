import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { getPublicComments } from '#features/discussions/contract/comments/comments.endpoints.ts'
import { Comments } from '#features/discussions/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { getPublicPost } from '../contract/feed.endpoints.ts'
import { openingWords } from '../contract/post-text.ts'
import { titles } from '../contract/titles.ts'
import { postData } from './post/post-data.ts'
import { PublicPostCard } from './post/public-post-card.tsx'
import { useText } from './use-text.ts'

const MemberPost = lazyPart(async () => (await import('./post/member-post.tsx')).MemberPost)

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.post }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const { id = '' } = params
  const post = await api(getPublicPost, { params: { id } })
  const comments = await api(getPublicComments, { params: { kind: 'feed', id } })
  const opening = openingWords(post.body)
  const head: Partial<PageHandle> = {
    title: { bhs: `${post.author.name}: ${opening}`, en: `${post.author.name}: ${opening}` },
    description: { bhs: opening, en: opening },
    share: `objava-${id}`,
  }
  return { post, said: comments, publicUrl, head, blocks: await loadBlocks(context, footerBlocks) }
}

export default function PublicPostScreen() {
  const isMember = useIsMember()
  const { post, blocks } = useLoaderData<typeof loader>()
  const forAll = <PublicPost />
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap max-w-[44rem] pt-4 pb-12 lg:pt-8">
          {isMember ? (
            <Suspense fallback={forAll}>
              <MemberPost id={post.id} />
            </Suspense>
          ) : (
            forAll
          )}
        </main>
      </PageFrame>
      <Data />
    </BlocksProvider>
  )
}

function PublicPost() {
  const t = useText()
  const { post, said } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="sr-only">{t('post.by', { name: post.author.name })}</h1>
      <PublicPostCard post={post} />
      <div className="mt-6">
        <Comments kind="feed" id={post.id} shown={said} />
      </div>
    </>
  )
}

function Data() {
  const locale = useLocale()
  const { post, publicUrl } = useLoaderData<typeof loader>()
  return (
    <StructuredData make={import.meta.env.SSR ? () => postData({ post, publicUrl, locale }) : undefined} />
  )
}
