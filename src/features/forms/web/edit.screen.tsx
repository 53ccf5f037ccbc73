import { useParams } from 'react-router'
import { EditedThing, EditScreen } from '#platform/web/editing/edit-screen.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { editedStore } from './edit/use-edited.ts'
import { useDoor } from './use-door.ts'
import { useEditorText } from './use-editor-text.ts'

const EditPage = lazyPart(async () => (await import('./edit/edit-page.tsx')).EditPage)

export const handle: PageHandle = { title: titles.edit, protected: true, chrome: 'noFooter' }

export default function EditFormScreen() {
  return (
    <EditScreen>
      <Loaded />
    </EditScreen>
  )
}

function Loaded() {
  const t = useEditorText()
  const { id = '' } = useParams()
  const { list } = useDoor()
  return (
    <EditedThing store={editedStore} place={id} t={t} list={{ to: list, text: t('list.lists.current') }}>
      <EditPage />
    </EditedThing>
  )
}
