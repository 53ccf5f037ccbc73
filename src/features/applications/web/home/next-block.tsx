import type { ReactNode } from 'react'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { Arch } from '#platform/web/ui/arch.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { OrganisationHome } from '../../contract/home.endpoints.ts'
import { isNew, stepsOf, type Sums } from './sums.ts'
import { useHomeText } from './use-home-text.ts'
import { useNextThing } from './use-next-thing.ts'

/** The one thing to do now, beside how answers keep their promise. */
export function NextBlock({ home, sums }: { home: OrganisationHome; sums: Sums }) {
  const t = useHomeText()
  const { title, text, actions } = useNextThing(home, sums)
  return (
    <section
      aria-labelledby="next-title"
      className="deep grid min-w-0 gap-5 overflow-hidden rounded-surface px-5 pt-6 lg:col-span-8 lg:min-h-76 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-8 lg:px-9 lg:pt-9"
    >
      <div className="flex min-w-0 flex-col pb-6 lg:pb-9">
        <p className="mb-3 text-sm text-ink-2">{t('next.promise', { days: home.organisation.replyDays })}</p>
        <h2 id="next-title" className="text-2xl [overflow-wrap:anywhere]">
          {title}
        </h2>
        {text && <p className="mt-2.5 max-w-[44ch] text-ink-2">{text}</p>}
        <div className="mt-auto grid gap-2 pt-6 sm:flex sm:flex-wrap">
          {actions.map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} look={index === 0 ? 'key' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <Progress home={home} />
    </section>
  )
}

function Progress({ home }: { home: OrganisationHome }) {
  const t = useHomeText()
  const { due, inTime } = home.replies
  if (isNew(home)) {
    const steps = stepsOf(home)
    const done = steps.filter(({ state }) => state === 'done').length
    const near = steps.filter(({ state }) => state === 'pending').length
    return (
      <Figure
        stones={countStones({ have: done, near, of: steps.length })}
        label={t('steps.arch', { done: String(done), of: String(steps.length) })}
        number={`${done} / ${steps.length}`}
        text={t('steps.short')}
      />
    )
  }
  if (due === 0) return null
  return (
    <Figure
      stones={countStones({ have: inTime, of: due })}
      label={t('replies.label', { inTime: String(inTime), due: String(due) })}
      number={t('replies.share', { share: String(Math.round((100 * inTime) / due)) })}
      text={t('replies.text', { inTime: String(inTime), due: String(due) })}
    />
  )
}

type FigureProps = {
  stones: Parameters<typeof Arch>[0]['stones']
  label: string
  number: ReactNode
  text: string
}

function Figure({ stones, label, number, text }: FigureProps) {
  return (
    <div className="relative w-full max-w-59 self-end justify-self-center max-lg:hidden">
      <Arch stones={stones} label={label} />
      <p aria-hidden className="absolute inset-x-0 bottom-3 text-center text-xs leading-[1.3] text-ink-2">
        <b className="block text-2xl leading-none tracking-title text-ink">{number}</b>
        <span className="mt-1 block">{text}</span>
      </p>
    </div>
  )
}
