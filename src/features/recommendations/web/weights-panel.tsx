import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { listPeople } from '../contract/people.endpoints.ts'
import {
  getWeights,
  listRecommendations,
  saveWeights,
  resetBehaviour,
} from '../contract/recommendations.endpoints.ts'
import { type Step, STEPS, type Weight, WEIGHTS } from '../contract/weights.ts'
import { useText } from './use-text.ts'

/** The member's weights; each press saves. */
export function WeightsPanel() {
  const t = useText()
  const queries = useQueryClient()
  const key = endpointKey(getWeights)
  const { data } = useEndpoint(getWeights, { staleTime: 0 })
  async function weigh(weight: Weight, step: Step) {
    if (!data) return
    const weights = { ...data, [weight]: step }
    queries.setQueryData(key, weights)
    try {
      await call(saveWeights, { body: weights })
      toast({ title: t('weights.saved') })
      await queries.invalidateQueries({ queryKey: endpointKey(listRecommendations) })
    } catch (error) {
      queries.setQueryData(key, data)
      toast({ title: errorText(error, t('notKept')), variant: 'destructive' })
    }
  }
  return (
    <aside aria-labelledby="weights-title" className="lg:border-l lg:border-line lg:pl-6">
      <h2 id="weights-title" className="text-lg">
        {t('weights.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">{t('weights.text')}</p>
      <div className="grid gap-4">
        {WEIGHTS.map((weight) => (
          <div key={weight}>
            <p aria-hidden className="mb-1.5 text-sm font-strong">
              {t(`weights.${weight}`)}
            </p>
            {data ? (
              <Segmented
                label={t(`weights.${weight}`)}
                options={STEPS.map((value) => ({ value, text: t(`weights.${value}`) }))}
                value={data[weight]}
                onChange={(step) => void weigh(weight, step)}
              />
            ) : (
              <Skeleton className="h-11 w-48" />
            )}
          </div>
        ))}
      </div>
      <Reset />
    </aside>
  )
}

function Reset() {
  const t = useText()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  async function reset() {
    try {
      await call(resetBehaviour, {})
      toast({ title: t('reset.done') })
      void queries.invalidateQueries({ queryKey: endpointKey(listPeople) })
      await queries.invalidateQueries({ queryKey: endpointKey(listRecommendations) })
    } catch (error) {
      toast({ title: errorText(error, t('notKept')), variant: 'destructive' })
    }
    close()
  }
  return (
    <>
      <Button look="quiet" className="mt-5" icon={<RotateCcw aria-hidden />} onClick={() => setOpen(true)}>
        {t('reset.open')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('reset.title')}
        closeLabel={t('reset.close')}
        actions={<DialogFoot onCancel={close} act={t('reset.confirm')} onAct={reset} />}
      >
        <p className="text-sm text-ink-2">{t('reset.text')}</p>
      </Dialog>
    </>
  )
}
