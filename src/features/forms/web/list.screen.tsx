import { Plus, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { titles } from '../contract/titles.ts'
import { FormList } from './list/form-list.tsx'
import { ImportForm } from './list/import-form.tsx'
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
  const [imports, setImports] = useState(false)
  return (
    <ConsoleFrame
      title={titles.console[locale]}
      scope="content"
      aside={
        <div className="flex flex-wrap gap-2">
          <Button small icon={<Upload />} aria-haspopup="dialog" onClick={() => setImports(true)}>
            {t('download.import')}
          </Button>
          <Button look="key" small icon={<Plus />} aria-haspopup="dialog" onClick={() => setBegins(true)}>
            {t('list.create')}
          </Button>
        </div>
      }
    >
      <FormList />
      <ImportForm open={imports} onClose={() => setImports(false)} />
      <NewForm open={begins} onClose={() => setBegins(false)} />
    </ConsoleFrame>
  )
}
