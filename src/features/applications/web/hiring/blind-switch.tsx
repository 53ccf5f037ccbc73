import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { updateBoard, listApplicants } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from './use-hiring-text.ts'

const UnblindDialog = lazy(async () => ({ default: (await import('./unblind-dialog.tsx')).UnblindDialog }))
const BoardHistory = lazy(async () => ({ default: (await import('./board-history.tsx')).BoardHistory }))

/** Switches whether names are shown. Hiding them takes one press; showing them takes a reason that stays on record. */
export function BlindSwitch({ opportunity, blind }: { opportunity: string; blind: boolean }) {
  const t = useHiringText()
  const queries = useQueryClient()
  const [opened, setOpened] = useState<'reason' | 'history'>()
  const changed = () =>
    queries.invalidateQueries({ queryKey: endpointKey(listApplicants, { params: { id: opportunity } }) })

  async function hideNames() {
    try {
      await call(updateBoard, { params: { id: opportunity }, body: { blind: true } })
      await changed()
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }

  return (
    <div className="grid gap-1">
      <Switch
        name="blind"
        label={t('blind')}
        help={t('blindHelp')}
        checked={blind}
        onChange={() => (blind ? setOpened('reason') : void hideNames())}
      />
      <button
        type="button"
        className="link min-h-target justify-self-start text-sm"
        onClick={() => setOpened('history')}
      >
        {t('history.open')}
      </button>
      <Suspense>
        {opened === 'reason' && (
          <UnblindDialog
            opportunity={opportunity}
            onClose={() => setOpened(undefined)}
            onDone={() => {
              setOpened(undefined)
              void changed()
            }}
          />
        )}
        {opened === 'history' && (
          <BoardHistory opportunity={opportunity} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
