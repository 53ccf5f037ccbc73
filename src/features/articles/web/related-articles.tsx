import type { ArticleCard } from '../contract/public.endpoints.ts'
import { ArticleRow } from './article-row.tsx'
import { useText } from './use-text.ts'

export function RelatedArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useText()
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="read-on-title" className="mt-12 print:hidden">
      <h2 id="read-on-title" className="mb-3 text-lg">
        {t('readOn')}
      </h2>
      <div className="grid gap-x-8 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} isBeside />
        ))}
      </div>
    </section>
  )
}
