import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { linkIdentity } from '#features/google/contract/identities.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useText } from '../use-text.ts'

/** Goes to Google and returns with another account that opens this one. */
export function LinkButton() {
  const t = useText()
  const [busy, setBusy] = useState(false)
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
    setBusy(true)
    try {
      location.assign((await call(linkIdentity, {})).url)
    } catch (error) {
      toast({ title: errorText(error, t('identities.changeFailed')), variant: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <div>
      <Button small busy={busy && t('identities.adding')} onClick={() => void go()}>
        {t('identities.add')}
      </Button>
    </div>
  )
}
