import { useParams } from 'react-router'
import { EditedThing, EditScreen } from '#platform/web/editing/edit-screen.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { editedCallStore } from './edit/use-edited-call.ts'
import { useManageText } from './use-manage-text.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.edit, protected: true, chrome: 'full' }

const EditPage = lazyPart(async () => (await import('./edit/edit-page.tsx')).EditPage)
// Loaded beside the call, not after it.
if (typeof document !== 'undefined') EditPage.preload()

export default function EditCallScreen() {
  return (
    <EditScreen>
      <Loaded />
    </EditScreen>
  )
}

function Loaded() {
  const t = useManageText()
  // Loads texts for parts further down, before anything is shown.
  useText()
  const { slug = '' } = useParams()
  return (
    <EditedThing
      store={editedCallStore}
      place={slug}
      t={t}
      list={{ to: '/calls/managed', text: t('list.title') }}
    >
      <EditPage />
    </EditedThing>
  )
}
