import { ArrowLeft } from 'lucide-react'
import { EditedThing } from '#platform/web/editing/edit-screen.tsx'
import { useEditedQuery } from '#platform/web/editing/edited-store.ts'
import { IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { useText } from '../use-text.ts'
import { useEditorText } from '../use-editor-text.ts'
import { PageEditor } from './page-editor.tsx'
import { editedStore } from './use-edited.ts'

/** The page to edit once it is loaded. */
export function Entrance({ id }: { id: string }) {
  const t = useEditorText()
  // Its words are needed further down; loaded here, they come before anything is shown.
  useText()
  const query = useEditedQuery(editedStore, id)
  return (
    <main id="main">
      {query.data === undefined && (
        <IconLink to="/admin/pages" icon={<ArrowLeft />} label={t('back')} className="m-1" />
      )}
      <EditedThing
        store={editedStore}
        place={id}
        t={t}
        list={{ to: '/admin/pages', text: t('manager.title') }}
      >
        <PageEditor />
      </EditedThing>
    </main>
  )
}
