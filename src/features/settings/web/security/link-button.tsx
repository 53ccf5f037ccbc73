import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { addIdentity } from '#features/google/contract/identities.endpoints.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useText } from '../use-text.ts'

/** Goes to Google and returns with another account that opens this one. */
export function LinkButton() {
  const t = useText()
  const { busy, act } = useAct({ failed: t('identities.changeFailed') })
  const [search, setSearch] = useSearchParams()
  const ending = search.get('google')
  useEffect(() => {
    if (ending !== 'linked' && ending !== 'taken') return
    toast({
      title: t(`identities.${ending}Done`),
      ...(ending === 'taken' && { variant: 'destructive' as const }),
    })
    setSearch({}, { replace: true })
  }, [ending, setSearch, t])
  async function go() {
    await act(async () => {
      location.assign((await call(addIdentity, {})).url)
    })
  }
  return (
    <div>
      <Button small busy={busy && t('identities.adding')} onClick={() => void go()}>
        {t('identities.add')}
      </Button>
    </div>
  )
}
