import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { titles } from '../contract/titles.ts'
import { EditPage } from './edit/edit-page.tsx'
import { EditedCallContext, useEditedCallQuery } from './edit/use-edited-call.ts'
import { useManageText } from './use-manage-text.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.edit, protected: true, chrome: 'full' }

export default function EditCallScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
        <Loaded />
      </main>
    </Suspense>
  )
}

function Loaded() {
  const t = useManageText()
  // Its words are needed further down; asked for here, they come before anything is shown.
  useText()
  const { slug = '' } = useParams()
  const query = useEditedCallQuery(slug)
  return (
    <QueryState
      query={query}
      gone={
        <Gone
          title={t('gone')}
          text={t('goneText')}
          action={<ButtonLink to="/calls/managed">{t('list.title')}</ButtonLink>}
        />
      }
      waiting={
        <Waiting className="grid gap-4">
          <Skeleton className="h-10 max-w-md" />
          <Skeleton className="h-11" />
          <Skeleton className="h-72" />
        </Waiting>
      }
    >
      {(edited) => (
        <EditedCallContext key={edited.id} value={{ edited, place: slug }}>
          <EditPage />
        </EditedCallContext>
      )}
    </QueryState>
  )
}
