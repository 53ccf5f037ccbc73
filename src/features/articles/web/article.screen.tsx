import { Suspense } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { getPublicComments } from '#features/discussions/contract/comments/comments.endpoints.ts'
import { Comments } from '#features/discussions/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { getArticle } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { articleData } from './article-data.ts'
import { ArticleView } from './article-view.tsx'
import { RelatedArticles } from './related-articles.tsx'
import { useText } from './use-text.ts'

const MemberFoot = lazyPart(async () => (await import('./member-foot.tsx')).MemberFoot)

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.article }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const slug = params.slug ?? ''
  const article = await api(getArticle, { params: { slug } })
  // An address from before the title was changed.
  if (article.slug !== slug) throw redirect(`/articles/${article.slug}`, 301)
  const both = (text: typeof article.title) => ({
    bhs: readText(text, 'bhs').text,
    en: readText(text, 'en').text,
  })
  const head: Partial<PageHandle> = {
    title: both(article.title),
    description: both(article.summary),
    share: `clanak-${article.slug}`,
  }
  const [comments, blocks] = await Promise.all([
    api(getPublicComments, { params: { kind: 'article', id: article.id } }),
    loadBlocks(context, footerBlocks),
  ])
  return { shown: article, said: comments, publicUrl, head, blocks }
}

export default function ArticleScreen() {
  const t = useText()
  const isMember = useIsMember()
  const { shown, said, blocks } = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap pt-4 pb-12 lg:pt-8 print:block">
          <a
            className="link mb-3 inline-flex min-h-target items-center text-sm print:hidden"
            href="/articles"
          >
            {t('back')}
          </a>
          <ArticleView article={shown}>
            {isMember ? (
              <Suspense>
                <MemberFoot article={shown} />
              </Suspense>
            ) : (
              shown.useful > 0 && (
                <p className="mt-8 border-t border-line pt-3 text-sm text-ink-2">
                  {t('usefulTo', { count: shown.useful })}
                </p>
              )
            )}
            <div className="mt-8">
              <Comments kind="article" id={shown.id} shown={said} />
            </div>
          </ArticleView>
          <RelatedArticles articles={shown.related} />
        </main>
      </PageFrame>
      <Data />
    </BlocksProvider>
  )
}

function Data() {
  const locale = useLocale()
  const { shown, publicUrl } = useLoaderData<typeof loader>()
  return (
    <StructuredData
      make={import.meta.env.SSR ? () => articleData({ shown, publicUrl, locale }) : undefined}
    />
  )
}
