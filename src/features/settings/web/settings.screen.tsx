import { Suspense } from 'react'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { title } from '../contract/titles.ts'
import { AllSettings } from './all-settings.tsx'

export const handle: PageHandle = { title, protected: true, chrome: 'full' }

export default function SettingsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <AllSettings />
    </Suspense>
  )
}
