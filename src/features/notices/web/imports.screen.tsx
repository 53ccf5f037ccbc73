import { Suspense } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { importsTitle } from '../contract/titles.ts'
import { useText } from './use-text.ts'

const ImportDesk = lazyPart(async () => (await import('./desk/import-desk.tsx')).ImportDesk)

export const handle: PageHandle = { title: importsTitle, chrome: 'noFooter', protected: true }

/** Imports of staff for absent organisations. */
export default function ImportsScreen() {
  const t = useText()
  return (
    <ConsoleFrame title={t('title')} scope="opportunities">
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ImportDesk base="/admin/imports" />
      </Suspense>
    </ConsoleFrame>
  )
}
