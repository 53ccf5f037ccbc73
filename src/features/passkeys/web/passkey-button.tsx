import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import type { TokenPair } from '#platform/web/api/stored-tokens.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { signInOptions, signInWithPasskey } from '../contract/passkeys.endpoints.ts'
import { canUsePasskeys, isCancelled, signed } from './ceremony.ts'
import { useText } from './use-text.ts'

/** Signs in with a passkey; renders nothing in browsers without them. */
export function PasskeyButton({ onProved }: { onProved: (tokens: TokenPair) => Promise<void> }) {
  const t = useText()
  const [can, setCan] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => setCan(canUsePasskeys()), [])
  if (!can) return null
  async function go() {
    setBusy(true)
    try {
      const credential = await signed(await call(signInOptions, {}))
      await onProved(await call(signInWithPasskey, { body: { credential } }))
    } catch (error) {
      if (!isCancelled(error)) toast({ title: errorText(error, t('signInFailed')), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button wide icon={<KeyRound />} busy={busy && t('signingIn')} onClick={() => void go()}>
      {t('signIn')}
    </Button>
  )
}
