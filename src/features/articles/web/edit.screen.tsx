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
import { EditedContext, useEditedQuery } from './edit/use-edited.ts'
import { useEditorText } from './use-editor-text.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.edit, protected: true, chrome: 'full' }

export default function EditArticleScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
        <Loaded />
      </main>
    </Suspense>
  )
}

function Loaded() {
  const t = useEditorText()
  // Its words are needed further down; loaded here, they come before anything is shown.
  useText()
  const { id = '' } = useParams()
  const query = useEditedQuery(id)
  return (
    <QueryState
      query={query}
      gone={
        <Gone
          title={t('gone')}
          text={t('goneText')}
          action={<ButtonLink to="/articles/mine">{t('mine.title')}</ButtonLink>}
        />
      }
      waiting={
        <Waiting className="grid gap-4">
          <Skeleton className="h-10 max-w-md" />
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </Waiting>
      }
    >
      {(edited) => (
        <EditedContext key={edited.id} value={{ edited, place: id }}>
          <EditPage />
        </EditedContext>
      )}
    </QueryState>
  )
}
