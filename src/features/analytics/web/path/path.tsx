import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { saveLearning } from '../../contract/demand.endpoints.ts'
import type { PathStep } from '../../contract/shapes.ts'
import type { TargetView } from '../../contract/targets.endpoints.ts'
import { How } from '../how.tsx'
import { useName } from '../use-name.ts'
import { useRecount } from '../use-analytics.ts'
import { useText } from '../use-text.ts'
import { PathItem } from './path-item.tsx'

const LearntDialog = lazy(() =>
  import('./learnt-dialog.tsx').then((module) => ({ default: module.LearntDialog })),
)

/** What stands open. */
const FEW = 3

/** Shows the skills to learn in their order, and where each can be learnt or practised; what nobody asks for now stays closed. */
export function Path({ view }: { view: TargetView }) {
  const t = useText()
  const name = useName()
  const recount = useRecount()
  const [learnt, setLearnt] = useState<PathStep>()
  const [isWhole, setWhole] = useState(false)
  const mark = useMutation({
    mutationFn: ({ step, state }: { step: PathStep; state: 'learning' | 'none' }) =>
      call(saveLearning, { params: { skill: step.skill.id }, body: { state } }),
    async onSuccess(_, { step, state }) {
      await recount()
      toast({ title: t(state === 'none' ? 'path.unmarked' : 'path.marked', { skill: name.of(step.skill) }) })
    },
    onError: (error) => toast({ title: errorText(error, t('general')), variant: 'destructive' }),
  })
  const all = view.path.map(({ skill }) => skill.id)
  const taught = view.path.some(({ trainings }) => trainings.length > 0)
  const practised = view.path.some(({ practice }) => practice.length > 0)
  const inDemand = view.path.filter(isWorthwhile)
  // Where nobody asks for any of them, the goal itself is the reason.
  const first = inDemand.length > 0 ? inDemand : view.path
  const rest = inDemand.length > 0 ? view.path.filter((step) => !isWorthwhile(step)) : []
  const over = first.length - FEW
  const open = isWhole || over <= 1 ? first : first.slice(0, FEW)
  const item = (step: PathStep) => (
    <PathItem
      key={step.skill.id}
      step={step}
      all={all}
      place={[...first, ...rest].indexOf(step) + 1}
      onMark={(state) => !mark.isPending && mark.mutate({ step, state })}
      onLearnt={() => setLearnt(step)}
    />
  )
  return (
    <section id="path" aria-labelledby="path-title" className="scroll-mt-[calc(var(--bar)+1rem)]">
      <SectionHeading id="path-title" title={t('path.title')} />
      {view.path.length === 0 ? (
        <p className="text-ink-2">{t('path.done')}</p>
      ) : (
        <>
          <ol className={COLUMNS}>{open.map(item)}</ol>
          {over > 1 && (
            <Button
              small
              look="quiet"
              className="-ml-3"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? t('path.showLess') : t('path.showAll', { count: over })}
            </Button>
          )}
          {rest.length > 0 && (
            <details>
              <summary className="link inline-flex min-h-target cursor-pointer items-center">
                {t('path.rest', { count: rest.length })}
              </summary>
              <ol start={first.length + 1} className={COLUMNS}>
                {rest.map(item)}
              </ol>
            </details>
          )}
        </>
      )}
      {view.path.length > 0 && !(taught && practised) && (
        <p className="mt-3 text-sm text-ink-2">
          {t('path.none', { what: taught ? 'practice' : practised ? 'training' : 'both' })}
        </p>
      )}
      <How text={t('path.how')} className="mt-2" />
      {learnt && (
        <Suspense fallback={null}>
          <LearntDialog step={learnt} onClose={() => setLearnt(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

const COLUMNS = 'grid grid-cols-1 gap-x-16 lg:grid-cols-2'

/** Employers ask for the skill now, or the member learns it already. */
function isWorthwhile({ demand, learning }: PathStep): boolean {
  return demand > 0 || learning === 'learning'
}
