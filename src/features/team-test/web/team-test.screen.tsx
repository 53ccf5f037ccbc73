import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { title } from '../contract/titles.ts'
import { TestPage } from './test-page.tsx'

export const handle: PageHandle = { title, protected: true, chrome: 'full' }

/** The team test. */
export default function TeamTestScreen() {
  return (
    <ScreenMain className="pt-6 pb-16 lg:pt-10">
      <TestPage />
    </ScreenMain>
  )
}
