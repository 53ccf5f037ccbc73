import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PublicHeader } from '#features/landing/web/index.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Spinner } from '#platform/web/ui/blocks/spinner.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { endAlerts } from '../contract/saved.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { chrome: 'bare', title: titles.stop }

type State = { name?: string; failure?: 'unknown' | 'other' }

/** The page of an email's link: alerts end without a further question; previews by programs end nothing. */
export default function StopScreen() {
  const t = useText()
  const { state, stop } = useStop()
  return (
    <>
      <PublicHeader />
      <main id="main" className="wrap max-w-[40rem] pt-10 pb-16">
        <h1 className="text-2xl">{state.failure ? t('stop.failed') : t('stop.title')}</h1>
        <div role="status" className="mt-4">
          {state.name !== undefined && (
            <>
              <p>{t('stop.done', { name: state.name })}</p>
              <p className="mt-2 text-ink-2">{t('stop.doneText')}</p>
            </>
          )}
          {state.failure && <p>{t(state.failure === 'unknown' ? 'stop.unknown' : 'results.failedText')}</p>}
          {state.name === undefined && !state.failure && <Spinner text={t('stop.busy')} />}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {state.failure === 'other' && (
            <Button look="river" onClick={() => void stop()}>
              {t('stop.again')}
            </Button>
          )}
          <ButtonLink to="/saved-searches">{t('stop.manage')}</ButtonLink>
        </div>
      </main>
    </>
  )
}

function useStop() {
  const [search] = useSearchParams()
  const [state, setState] = useState<State>({})
  const hasStarted = useRef(false)
  async function stop() {
    setState({})
    try {
      setState(await call(endAlerts, { body: { token: search.get('token') ?? '' }, renew: false }))
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
      setState({ failure: isRefused ? 'unknown' : 'other' })
    }
  }
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void stop()
  })
  return { state, stop }
}
