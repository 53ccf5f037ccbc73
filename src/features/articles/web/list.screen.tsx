import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame, useIsMember } from '#features/landing/web/index.ts'
import { cursor } from '#platform/contract/cursor.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { TAG_MAX } from '../contract/content.ts'
import { listArticles, listTags, QUERY_MAX } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { type Topic, TOPICS } from '../contract/topics.ts'
import { ArticleRow } from './article-row.tsx'
import { ListAside } from './list-aside.tsx'
import { TopicStrip } from './topic-strip.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = {
  reading: true,
  chrome: 'bare',
  title: titles.list,
  description: {
    bhs: 'Članci o poslu, učenju, grantovima i svom poslu, pišu ljudi koji su to prošli.',
    en: 'Articles about work, learning, grants and one’s own business, by people who have been through it.',
  },
  share: 'clanci',
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const topic: Topic | undefined = TOPICS.find((one) => one === search.get('topic'))
  const q = (search.get('q') ?? '').trim().slice(0, QUERY_MAX)
  const tag = (search.get('tag') ?? '').trim().slice(0, TAG_MAX)
  const after = search.get('after') ?? ''
  const query = {
    ...(topic && { topic }),
    ...(tag && { tag }),
    ...(q && { q }),
    ...(cursor.safeParse(after).success && { after }),
  }
  const [page, { tags }, blocks] = await Promise.all([
    api(listArticles, { query }),
    api(listTags, {}),
    loadBlocks(context, footerBlocks),
  ])
  return { page, tags, topic, tag, q, blocks, isFirst: !query.after }
}

export default function ArticleListScreen() {
  const t = useText()
  const isMember = useIsMember()
  const { page, tags, topic, tag, q, blocks, isFirst } = useLoaderData<typeof loader>()
  const { articles, next } = page
  const older = new URLSearchParams({
    ...(topic && { topic }),
    ...(tag && { tag }),
    ...(q && { q }),
    ...(next && { after: next }),
  })
  const [first, ...rest] = articles
  const hasLead = isFirst && q === '' && tag === '' && first !== undefined
  const tagTitle = tag ? t('withTag', { tag }) : t('newest')
  const listTitle = q ? t('results', { query: q }) : tagTitle
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
          <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h1 className="text-3xl tracking-title lg:text-4xl">{t('title')}</h1>
              <p className="mt-2 max-w-measure text-ink-2">{t('lead')}</p>
            </div>
            <form
              method="get"
              action="/articles"
              role="search"
              className="flex w-full items-end gap-2 sm:w-auto"
            >
              {topic && <input type="hidden" name="topic" value={topic} />}
              {tag && <input type="hidden" name="tag" value={tag} />}
              <TextInput
                name="q"
                type="search"
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                defaultValue={q}
                maxLength={QUERY_MAX}
              />
              <Button type="submit">{t('search.button')}</Button>
            </form>
          </header>
          <TopicStrip current={topic} hasTag={tag !== ''} />
          <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7.5fr)_minmax(0,4fr)]">
            <section aria-labelledby="articles-title">
              <h2 id="articles-title" className={q || tag ? 'mb-3 text-lg' : 'sr-only'}>
                {listTitle}
              </h2>
              {articles.length === 0 && <Nothing topic={topic} tag={tag} q={q} />}
              {hasLead && <ArticleRow article={first} heading="h3" lead />}
              {(hasLead ? rest : articles).map((article) => (
                <ArticleRow key={article.id} article={article} />
              ))}
              {next && (
                <a
                  className="link mt-4 inline-flex min-h-target items-center"
                  href={`/articles?${older.toString()}`}
                  rel="next"
                >
                  {t('older')}
                </a>
              )}
            </section>
            <ListAside isMember={isMember} tags={tags} current={tag} />
          </div>
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

type Filter = { topic: Topic | undefined; tag: string; q: string }

function Nothing({ topic, tag, q }: Filter) {
  const t = useText()
  const isNarrow = q !== '' && (topic !== undefined || tag !== '')
  const emptyText = tag ? t('noneWithTag', { tag }) : t('noneYet')
  const text =
    topic && q ? t('noneInTopic', { query: q, topic: t(`topics.${topic}`) }) : t('none', { query: q })
  return (
    <div className="grid justify-items-start gap-3 border-t border-line py-6" role="status">
      <p className="font-strong">{q === '' ? emptyText : text}</p>
      <a
        className="link inline-flex min-h-target items-center"
        href={isNarrow ? `/articles?q=${encodeURIComponent(q)}` : '/articles'}
      >
        {isNarrow ? t('everywhere') : t('showAll')}
      </a>
    </div>
  )
}
