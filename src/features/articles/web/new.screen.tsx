import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { NewArticle } from './edit/new-article.tsx'

export const handle: PageHandle = {
  title: titles.create,
  protected: true,
  chrome: 'full',
  canonical: '/articles/new',
}

export default function NewArticleScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8">
        <NewArticle />
      </main>
    </Suspense>
  )
}
