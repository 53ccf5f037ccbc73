import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PublicHeader } from '#features/landing/web/index.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { endSubscriptionByToken } from '../contract/preferences.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { chrome: 'bare', title: titles.unsubscribe }

type State = { busy?: true; done?: { title: string | null }; failure?: 'unknown' | 'failed' }

/**
 * The page of an email's unsubscribe link: it asks first, because programs open links too. Without script the form sends to
 * the same address.
 */
export default function UnsubscribeScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const [state, setState] = useState<State>({})
  const { busy, done, failure } = state
  async function act() {
    setState({ busy: true })
    try {
      const body = { token: search.get('token') ?? '' }
      setState({ done: await call(endSubscriptionByToken, { body, renew: false }) })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
      setState({ failure: isRefused ? 'unknown' : 'failed' })
    }
  }
  return (
    <>
      <PublicHeader />
      <main id="main" className="wrap max-w-[40rem] pt-10 pb-16">
        <h1 className="text-2xl">{t('unsubscribe.title')}</h1>
        <div role="status" className="mt-4">
          {done && (
            <p>
              {done.title === null
                ? t('unsubscribe.doneRound')
                : t('unsubscribe.done', { title: done.title })}{' '}
              <span className="text-ink-2">{t('unsubscribe.doneText')}</span>
            </p>
          )}
          {failure && <p>{t(`unsubscribe.${failure}`)}</p>}
          {!done && !failure && <p>{t('unsubscribe.ask')}</p>}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {!done && failure !== 'unknown' && (
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault()
                void act()
              }}
            >
              <Button type="submit" look="river" busy={busy && t('unsubscribe.busy')}>
                {t('unsubscribe.act')}
              </Button>
            </form>
          )}
          <ButtonLink to="/settings#notifications">{t('unsubscribe.settings')}</ButtonLink>
        </div>
      </main>
    </>
  )
}
