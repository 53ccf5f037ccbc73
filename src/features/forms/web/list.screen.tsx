import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { titles } from '../contract/titles.ts'
import { FormList } from './list/form-list.tsx'
import { NewForm } from './list/new-form.tsx'
import { useEditorText } from './use-editor-text.ts'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

export default function FormListScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Forms />
    </Suspense>
  )
}

function Forms() {
  const t = useEditorText()
  const locale = useLocale()
  const [begins, setBegins] = useState(false)
  return (
    <ConsoleFrame
      title={titles.console[locale]}
      scope="content"
      aside={
        <Button look="key" small icon={<Plus />} aria-haspopup="dialog" onClick={() => setBegins(true)}>
          {t('list.create')}
        </Button>
      }
    >
      <FormList />
      <NewForm open={begins} onClose={() => setBegins(false)} />
    </ConsoleFrame>
  )
}
