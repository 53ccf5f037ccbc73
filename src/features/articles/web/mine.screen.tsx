import { Suspense } from 'react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { ArticleList } from './edit/article-list.tsx'

export const handle: PageHandle = { title: titles.mine, protected: true, chrome: 'full' }

export default function OwnArticlesScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap max-w-3xl pt-4 pb-12 lg:pt-8">
        <ArticleList />
      </main>
    </Suspense>
  )
}
