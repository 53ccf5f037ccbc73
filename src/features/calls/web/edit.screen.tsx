import { useParams } from 'react-router'
import { EditScreen, EditState } from '#platform/web/editing/edit-screen.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../contract/titles.ts'
import { EditedCallContext, useEditedCallQuery } from './edit/use-edited-call.ts'
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
  const query = useEditedCallQuery(slug)
  return (
    <EditState
      query={query}
      gone={{ title: t('gone'), text: t('goneText') }}
      list={{ to: '/calls/managed', text: t('list.title') }}
    >
      {(edited) => (
        <EditedCallContext key={edited.id} value={{ edited, place: slug }}>
          <EditPage />
        </EditedCallContext>
      )}
    </EditState>
  )
}
