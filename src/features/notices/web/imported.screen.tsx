import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { importsTitle } from '../contract/titles.ts'
import { ReviewNotice } from './review/review-notice.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: importsTitle, chrome: 'noFooter', protected: true }

/** Staff look at one notice. */
export default function ImportedScreen() {
  const t = useText()
  return (
    <ConsoleFrame title={t('review')} scope="opportunities">
      <ReviewNotice base="/admin/imports" />
    </ConsoleFrame>
  )
}
