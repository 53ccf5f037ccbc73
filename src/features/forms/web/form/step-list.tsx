import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Step } from '../../contract/rules/steps.ts'
import { useText } from '../use-text.ts'

type Props = { steps: readonly Step[]; at: number }

/** The names of all steps beside a form, where there is room: done, current and yet to come. */
export function StepList({ steps, at }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <ol
      aria-label={t('steps')}
      className="self-start border-b border-line text-sm max-lg:hidden print:hidden"
    >
      {steps.map(({ page }, place) => (
        <li
          key={page?.id ?? ''}
          {...(place === at && { 'aria-current': 'step' as const })}
          className="flex items-start gap-3 border-t border-line py-3 text-ink-2 aria-[current]:font-strong aria-[current]:text-ink"
        >
          <span
            aria-hidden
            className={classNames(
              'mt-1 size-3 flex-none rounded-stone',
              place < at ? 'bg-river' : place === at ? 'bg-sun' : 'border border-dashed border-edge',
            )}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {(page && readText(page.label, locale).text) || t('firstStep')}
          </span>
        </li>
      ))}
    </ol>
  )
}
