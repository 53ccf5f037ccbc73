import { ConsoleFrame } from '#features/admin/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { importsTitle } from '../contract/titles.ts'
import { ImportDesk } from './desk/import-desk.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: importsTitle, chrome: 'noFooter', protected: true }

/** Staff bring in notices of organisations that are not here. */
export default function ImportsScreen() {
  const t = useText()
  return (
    <ConsoleFrame title={t('title')} scope="opportunities">
      <ImportDesk base="/admin/imports" />
    </ConsoleFrame>
  )
}
