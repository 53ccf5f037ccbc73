import { Suspense } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { OwnLibrary } from './desk/library-parts.tsx'

export const handle: PageHandle = { title: titles.own, protected: true, chrome: 'full' }

export default function OwnLibraryScreen() {
  const locale = useLocale()
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap max-w-5xl pt-4 pb-12 lg:pt-8">
        <h1 className="mb-2 text-2xl">{titles.own[locale]}</h1>
        <OwnLibrary />
      </main>
    </Suspense>
  )
}
