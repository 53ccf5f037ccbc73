import { Plus, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { listForms } from '../contract/editing.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { FormList } from './list/form-list.tsx'
import { ImportForm } from './list/import-form.tsx'
import { NewForm } from './list/new-form.tsx'
import { FormsFrame } from './forms-frame.tsx'
import { useDoor } from './use-door.ts'
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
  const { at } = useDoor()
  const mayEdit = useEndpointPages(at(listForms), { query: { list: 'current' }, staleTime: 0 }).data?.pages[0]
    ?.mayEdit
  const t = useEditorText()
  const locale = useLocale()
  const [begins, setBegins] = useState(false)
  const [imports, setImports] = useState(false)
  return (
    <FormsFrame
      title={titles.console[locale]}
      aside={
        mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Button small icon={<Upload />} aria-haspopup="dialog" onClick={() => setImports(true)}>
              {t('download.import')}
            </Button>
            <Button look="key" small icon={<Plus />} aria-haspopup="dialog" onClick={() => setBegins(true)}>
              {t('list.create')}
            </Button>
          </div>
        )
      }
    >
      <FormList />
      <ImportForm open={imports} onClose={() => setImports(false)} />
      <NewForm open={begins} onClose={() => setBegins(false)} />
    </FormsFrame>
  )
}
