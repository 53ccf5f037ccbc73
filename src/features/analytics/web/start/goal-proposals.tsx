import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ArchCount } from '#platform/web/ui/arch-figure.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { addTarget, proposeGoals, type ProposedGoal } from '../../contract/targets.endpoints.ts'
import { useRecount } from '../use-analytics.ts'
import { useStartText } from '../use-start-text.ts'

type Props = {
  onChosen: (chosen: { id: string; title: string }) => void
  /** Shown if nothing is close. */
  fallback?: ReactNode
  /** Takes the focus on arrival, as the next step after an action. */
  follows?: boolean
}

/** Proposes the closest occupations; one press makes one of them the goal. */
export function GoalProposals({ onChosen, fallback = null, follows = false }: Props) {
  const t = useStartText()
  const locale = useLocale()
  const recount = useRecount()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useEndpoint(proposeGoals, { refetchOnMount: 'always' })
  const { data } = query
  const isVisible = (data?.goals.length ?? 0) > 0
  useEffect(() => {
    if (follows && isVisible) heading.current?.focus()
  }, [follows, isVisible])
  const choose = useMutation({
    mutationFn: ({ occupation }: ProposedGoal) =>
      call(addTarget, { body: { kind: 'occupation', ref: occupation } }),
    async onSuccess({ id }, { title }) {
      onChosen({ id, title: title[locale] })
      await recount()
    },
  })
  if (!data) return <QueryState query={query} title={t('goals.title')} small />
  if (!isVisible) return fallback
  return (
    <section aria-labelledby="goals-title">
      <h2 id="goals-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('goals.title')}
      </h2>
      <p className="text-sm text-ink-2">{t('goals.text')}</p>
      <FormProblem text={choose.error ? errorText(choose.error, t('failed')) : undefined} />
      <ul className="mt-2">
        {data.goals.map((goal, place) => {
          const { occupation, title, coverage } = goal
          const { have, near, of } = coverage
          const summary = t('goals.have', { have: String(have), of, near })
          return (
            <li
              key={occupation}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              <ArchCount
                have={have}
                near={near}
                of={of}
                label={summary}
                className="max-sm:col-start-2 max-sm:row-start-1"
              />
              <div className="min-w-0 max-sm:col-start-1 max-sm:row-start-1">
                <h3 className="text-md first-letter:uppercase [overflow-wrap:anywhere]">{title[locale]}</h3>
                <p aria-hidden className="text-sm text-ink-2">
                  {summary}
                </p>
              </div>
              <Button
                small
                look={place === 0 ? 'river' : 'line'}
                aria-label={t('goals.chooseNamed', { title: title[locale] })}
                busy={choose.isPending && choose.variables === goal && t('goals.choosing')}
                onClick={() => !choose.isPending && choose.mutate(goal)}
                className="max-sm:col-span-2"
              >
                {t('goals.choose')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
