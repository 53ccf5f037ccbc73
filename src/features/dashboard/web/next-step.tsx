import { ChevronDown } from 'lucide-react'
import { Arch } from '#platform/web/ui/arch.tsx'
import { countStones, type StoneState } from '#platform/contract/arch-geometry.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { useText } from './use-text.ts'

/** Shows one next step in the dark block of the screen; the arch counts its progress. */
export function NextStep({ dashboard: { step, pieces } }: { dashboard: Dashboard }) {
  const t = useText()
  const done = step?.progress?.done ?? pieces.filter((piece) => piece.done).length
  const of = step?.progress?.of ?? pieces.length
  const isDue = Boolean(step?.due && !step.progress)
  return (
    <section
      aria-labelledby="next-title"
      className={`deep grid min-w-0 gap-5 overflow-hidden rounded-surface px-5 pt-6 lg:col-span-8 lg:min-h-76 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-8 lg:px-9 lg:pt-9 ${isDue ? 'max-lg:pb-5' : ''}`}
    >
      <div className="flex min-w-0 flex-col lg:pb-9">
        <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {step?.due && (
            <b className="rounded-pill bg-sun px-2.5 py-1 text-xs font-strong text-on-sun">{step.due}</b>
          )}
          {t('next.label')}
        </p>
        <h2 id="next-title" className="text-2xl [overflow-wrap:anywhere]">
          {step ? step.title : t('done.title')}
        </h2>
        <p className="mt-2.5 max-w-[44ch] text-ink-2">{step ? step.text : t('done.text')}</p>
        <div className="grid pt-6 sm:flex">
          {step ? (
            <ButtonLink to={step.path} look="key">
              {step.action}
            </ButtonLink>
          ) : (
            <ButtonLink to="/settings">{t('done.action')}</ButtonLink>
          )}
        </div>
        {step && (
          <details className="group -mb-3 mt-auto pt-2 text-xs text-ink-2">
            <summary className="inline-flex min-h-target cursor-pointer items-center gap-1">
              {t('next.why')}
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
            </summary>
            <p className="max-w-measure pb-3">{step.why}</p>
          </details>
        )}
      </div>
      {/* On a phone what is due has the room; the profile has a card of its own. */}
      <div
        className={`relative w-full max-w-59 self-end justify-self-center lg:max-w-75 ${isDue ? 'max-lg:hidden' : ''}`}
      >
        <Arch stones={step ? countStones({ have: done, of }) : closed(of)} />
        <p className="absolute inset-x-0 bottom-3 text-center text-xs leading-[1.3] text-ink-2">
          <b className="block text-2xl leading-none tracking-title text-ink">
            {t('next.count', { done: String(done), of: String(of) })}
          </b>
          <span className="mt-1 block">{step?.progress?.text ?? t('next.inPlace')}</span>
        </p>
      </div>
    </section>
  )
}

/** Returns a complete arch, closed by the keystone, which is the person. */
function closed(count: number): StoneState[] {
  const half = Math.floor(count / 2)
  const side: StoneState[] = countStones({ have: half, of: half })
  return [...side, 'key', ...side]
}
