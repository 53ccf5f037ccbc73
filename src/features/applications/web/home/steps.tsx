import { Check, Hourglass } from 'lucide-react'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { OrganisationHome } from '../../contract/home.endpoints.ts'
import { stepsOf } from './sums.ts'
import { useHomeText } from './use-home-text.ts'

type Step = ReturnType<typeof stepsOf>[number]

const TONES = {
  done: 'bg-river-tint text-river-ink',
  pending: 'bg-sun-tint text-sun-ink',
  open: 'border border-edge text-ink-2',
} as const

/** What a new organisation does before its first application. */
export function Steps({ home }: { home: OrganisationHome }) {
  const t = useHomeText()
  const textOf = useStepText(home)
  const manage = `/organisations/${home.organisation.slug}/manage`
  const actions = {
    prove: { to: `${manage}?part=check`, label: t('steps.proveAction') },
    people: { to: `${manage}?part=people`, label: t('steps.peopleAction') },
    publish: { to: manage, label: t('steps.publishAction') },
  }
  return (
    <section aria-labelledby="steps-title">
      <SectionHeading id="steps-title" title={t('steps.title')} />
      <ol className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {stepsOf(home).map((step, index) => (
          <li
            key={step.id}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-t border-line pt-4"
          >
            <span
              aria-hidden
              className={`grid size-10 place-content-center rounded-pill font-strong ${TONES[step.state]}`}
            >
              <Sign step={step} number={index + 1} />
            </span>
            <div className="min-w-0">
              <h3 className="text-md">
                {t(`steps.${step.id}`)}
                <span className="sr-only">, {t(`steps.${step.state}`)}</span>
              </h3>
              <p className="mt-1 text-sm text-ink-2">{textOf(step)}</p>
              {step.state !== 'done' && (
                <ButtonLink to={actions[step.id].to} small className="mt-3">
                  {actions[step.id].label}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sign({ step, number }: { step: Step; number: number }) {
  if (step.state === 'done') return <Check size={20} strokeWidth={1.75} />
  return step.state === 'pending' ? <Hourglass size={20} strokeWidth={1.75} /> : number
}

function useStepText({ state, people, invitations, organisation }: OrganisationHome) {
  const t = useHomeText()
  return (step: Step): string => {
    if (step.id === 'publish') return t('steps.publishText', { days: organisation.replyDays })
    if (step.id === 'people')
      return step.state === 'done'
        ? t('steps.peopleDone', { count: people.length })
        : step.state === 'pending'
          ? t('steps.peoplePending', { count: invitations })
          : t('steps.peopleText')
    const texts = {
      none: t('steps.proveText'),
      waiting: t('steps.proveWaiting'),
      verified: t('steps.proveDone'),
      refused: t('steps.proveRefused'),
    }
    return texts[state]
  }
}
