import { ArrowLeft } from 'lucide-react'
import { EditState } from '#platform/web/editing/edit-screen.tsx'
import { IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { useText } from '../use-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { PageEditor } from './page-editor.tsx'
import { EditedContext, useEditedQuery } from './use-edited.ts'

/** The page to edit once it is loaded. */
export function Entrance({ id }: { id: string }) {
  const t = useEditorText()
  // Its words are needed further down; loaded here, they come before anything is shown.
  useText()
  const query = useEditedQuery(id)
  return (
    <main id="main">
      {query.data === undefined && (
        <IconLink to="/admin/pages" icon={<ArrowLeft />} label={t('back')} className="m-1" />
      )}
      <EditState
        query={query}
        gone={{ title: t('gone'), text: t('goneText') }}
        list={{ to: '/admin/pages', text: t('manager.title') }}
      >
        {(edited) => (
          <EditedContext key={edited.id} value={{ edited, place: id }}>
            <PageEditor />
          </EditedContext>
        )}
      </EditState>
    </main>
  )
}
