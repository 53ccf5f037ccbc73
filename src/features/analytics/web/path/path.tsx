import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
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

/** Shows the skills to learn in their order, and where each can be learnt or practised. */
export function Path({ view }: { view: TargetView }) {
  const t = useText()
  const name = useName()
  const recount = useRecount()
  const [learnt, setLearnt] = useState<PathStep>()
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
  return (
    <section id="path" aria-labelledby="path-title" className="scroll-mt-[calc(var(--bar)+1rem)]">
      <SectionHeading id="path-title" title={t('path.title')} />
      {view.path.length === 0 ? (
        <p className="text-ink-2">{t('path.done')}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-x-16 lg:grid-cols-2">
          {view.path.map((step, place) => (
            <PathItem
              key={step.skill.id}
              step={step}
              all={all}
              place={place + 1}
              onMark={(state) => !mark.isPending && mark.mutate({ step, state })}
              onLearnt={() => setLearnt(step)}
            />
          ))}
        </ol>
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
