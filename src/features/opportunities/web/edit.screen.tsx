import { useParams } from 'react-router'
import { EditedThing, EditScreen } from '#platform/web/editing/edit-screen.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { editTitle } from '../contract/titles.ts'
import { EditPage } from './edit/edit-page.tsx'
import { editedStore } from './edit/use-edited.ts'
import { useEditorText } from './use-editor-text.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: editTitle, protected: true, chrome: 'full' }

export default function EditOpportunityScreen() {
  return (
    <EditScreen>
      <Loaded />
    </EditScreen>
  )
}

function Loaded() {
  const t = useEditorText()
  // The texts are needed further down; requesting them here avoids a second wait.
  useText()
  const { slug = '' } = useParams()
  return (
    <EditedThing
      store={editedStore}
      place={slug}
      t={t}
      list={{ to: '/opportunities/mine', text: t('mine.title') }}
    >
      <EditPage />
    </EditedThing>
  )
}
