import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import type { TokenPair } from '#platform/web/api/stored-tokens.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { getSignInOptions, signInWithPasskey } from '../contract/passkeys.endpoints.ts'
import { canUsePasskeys, isCancelled, signChallenge } from './ceremony.ts'
import { useText } from './use-text.ts'

/** Signs in with a passkey; renders nothing in browsers without them. */
export function PasskeyButton({ onProved }: { onProved: (tokens: TokenPair) => Promise<void> }) {
  const t = useText()
  const [can, setCan] = useState(false)
  const { busy, act } = useAct({ failed: t('signInFailed'), isQuiet: isCancelled })
  useEffect(() => setCan(canUsePasskeys()), [])
  if (!can) return null
  async function go() {
    await act(async () => {
      const credential = await signChallenge(await call(getSignInOptions, {}))
      await onProved(await call(signInWithPasskey, { body: { credential } }))
    })
  }
  return (
    <Button wide icon={<KeyRound />} busy={busy && t('signingIn')} onClick={() => void go()}>
      {t('signIn')}
    </Button>
  )
}
