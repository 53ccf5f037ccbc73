import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { titles } from '../contract/titles.ts'
import { NewPageDialog } from './manager/new-page-dialog.tsx'
import { PageList } from './manager/page-list.tsx'
import { useEditorText } from './use-editor-text.ts'

export const handle: PageHandle = {
  title: titles.console,
  chrome: 'noFooter',
  protected: true,
  canonical: '/admin/pages',
}

/** Pages that staff build. */
export default function PageManagerScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Manager />
    </Suspense>
  )
}

function Manager() {
  const t = useEditorText()
  const locale = useLocale()
  const [isNew, setNew] = useState(false)
  return (
    <ConsoleFrame
      title={titles.console[locale]}
      scope="content"
      aside={
        <Button look="key" icon={<Plus />} aria-haspopup="dialog" onClick={() => setNew(true)}>
          {t('create.open')}
        </Button>
      }
    >
      <PageList />
      {isNew && <NewPageDialog onClose={() => setNew(false)} />}
    </ConsoleFrame>
  )
}
