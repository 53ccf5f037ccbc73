import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { verifyByCode, verifyByLink } from '#features/account/contract/registration.endpoints.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { type Answer, ask, tokensOf } from '../shared/ask.ts'
import {
  forgetRegistrationEmail,
  storedRegistrationEmail,
  useRegistrationEmail,
} from '../shared/registration-email.ts'
import { withQuery } from '#platform/web/session/site-path.ts'

/** The time in milliseconds for which the success is shown before onboarding opens. */
const AFTER_LINK_MS = 2000
const AFTER_CODE_MS = 1500

type State =
  | { kind: 'code'; linkFailure?: unknown }
  | { kind: 'checking' }
  | { kind: 'verified'; email: string; wait: number }

/** Verifies the email at once by the link in the address, or by a typed code. */
export function useVerification() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const email = useRegistrationEmail()
  const session = useSession()
  const [state, setState] = useState<State>(token === '' ? { kind: 'code' } : { kind: 'checking' })
  const checked = useRef('')

  async function succeed(answer: Answer, reached: { email: string; wait: number }) {
    forgetRegistrationEmail()
    setState({ kind: 'verified', ...reached })
    const tokens = tokensOf(answer)
    if (tokens) await session.signIn(tokens)
  }

  async function verify(address: string, code: string) {
    const answer = await ask(verifyByCode, { body: { email: address, code } })
    await succeed(answer, { email: address, wait: AFTER_CODE_MS })
  }

  useEffect(() => {
    if (token === '' || checked.current === token) return
    checked.current = token
    ask(verifyByLink, { query: { token } }).then(
      // During hydration the page's own email is not known yet, but the address is.
      (answer) => succeed(answer, { email: reachedEmail(search), wait: AFTER_LINK_MS }),
      (error: unknown) => setState({ kind: 'code', linkFailure: error }),
    )
  })
  useOnward(state)

  return { state, email, verify }
}

function reachedEmail(search: URLSearchParams): string {
  return (search.get('email') ?? '').trim() || storedRegistrationEmail()
}

function useOnward(state: State) {
  const navigate = useNavigate()
  useEffect(() => {
    if (state.kind !== 'verified') return
    const { email, wait } = state
    const timer = setTimeout(
      () => void navigate(withQuery('/onboarding', { email }), { replace: true }),
      wait,
    )
    return () => clearTimeout(timer)
  }, [state, navigate])
}
