import { useParams } from 'react-router'
import { EditedThing, EditScreen } from '#platform/web/editing/edit-screen.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { editedStore } from './edit/use-edited.ts'
import { useEditorText } from './use-editor-text.ts'
import { useText } from './use-text.ts'

const EditPage = lazyPart(async () => (await import('./edit/edit-page.tsx')).EditPage)

export const handle: PageHandle = { title: titles.edit, protected: true, chrome: 'full' }

export default function EditArticleScreen() {
  return (
    <EditScreen>
      <Loaded />
    </EditScreen>
  )
}

function Loaded() {
  const t = useEditorText()
  // Its words are needed further down; loaded here, they come before anything is shown.
  useText()
  const { id = '' } = useParams()
  return (
    <EditedThing store={editedStore} place={id} t={t} list={{ to: '/articles/mine', text: t('mine.title') }}>
      <EditPage />
    </EditedThing>
  )
}
