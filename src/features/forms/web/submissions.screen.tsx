import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { SubmissionList } from './submissions/submission-list.tsx'
import { useEditorText } from './use-editor-text.ts'

export const handle: PageHandle = { title: titles.submissions, chrome: 'noFooter', protected: true }

export default function SubmissionsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Submissions />
    </Suspense>
  )
}

function Submissions() {
  const t = useEditorText()
  const locale = useLocale()
  const { id = '' } = useParams()
  return (
    <ConsoleFrame
      title={titles.submissions[locale]}
      scope="content"
      aside={
        <a
          className="link inline-flex min-h-target items-center text-sm"
          href={`/admin/form-builder/edit/${id}`}
        >
          {t('submissions.edit')}
        </a>
      }
    >
      <SubmissionList key={id} id={id} />
    </ConsoleFrame>
  )
}
