import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { startApplication } from '../contract/application.endpoints.ts'
import { beginTitle } from '../contract/titles.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: beginTitle, protected: true, chrome: 'full' }

/** The target of an opportunity's button: opens the member's application, or begins one. */
export default function BeginScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const hasStarted = useRef(false)
  const opportunity = search.get('opportunity') ?? ''
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    call(startApplication, { body: { opportunity } }).then(
      ({ id }) => navigate(`/applications/${id}`, { replace: true }),
      (error: unknown) => {
        // An address that names no opportunity has no fields to correct.
        const isNone = error instanceof ApiError && error.code === 'platform.invalid'
        setProblem(isNone ? t('begin.missing') : errorText(error, t('begin.missing')))
      },
    )
  }, [opportunity, navigate, t])
  if (problem === undefined) return <PageSpinner />
  return (
    <main id="main" className="wrap py-12">
      <ErrorState
        title={t('begin.failed')}
        text={problem}
        action={<ButtonLink to="/opportunities">{t('begin.browse')}</ButtonLink>}
      />
    </main>
  )
}
