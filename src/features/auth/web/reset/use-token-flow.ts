import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { verifyResetToken } from '#features/recovery/contract/recovery.endpoints.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { ask } from '../shared/ask.ts'

/** A valid token with the owner of the password. */
export type ResetProof = { token: string; name: string; email: string }
export type TokenFailure = 'invalid' | 'unchecked'

type State =
  | { step: 'request'; failure?: TokenFailure }
  | { step: 'checking' }
  | { step: 'reset'; proof: ResetProof }
  | { step: 'success' }

/** Holds the steps of a reset by link; a token in the address is checked at once. */
export function useTokenFlow() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [state, setState] = useState<State>(token === '' ? { step: 'request' } : { step: 'checking' })

  const check = useCallback(async (candidate: string) => {
    setState({ step: 'checking' })
    setState(await verify(candidate))
  }, [])

  useEffect(() => {
    if (token !== '') void check(token)
  }, [token, check])

  // A person who came by the mailed link has no earlier step on this page.
  useBackStep(token === '' && state.step === 'reset', () => setState({ step: 'request' }))

  return { failure: undefined, ...state, check, finish: () => setState({ step: 'success' }) }
}

async function verify(token: string): Promise<State> {
  try {
    const answer = await ask(verifyResetToken, { params: { token } })
    if (answer.valid !== true) return { step: 'request', failure: 'invalid' }
    return {
      step: 'reset',
      proof: { token, name: String(answer.name ?? ''), email: String(answer.email ?? '') },
    }
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== 429
    return { step: 'request', failure: refused ? 'invalid' : 'unchecked' }
  }
}
