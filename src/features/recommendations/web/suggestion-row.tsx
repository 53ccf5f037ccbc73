import { readText } from '#platform/contract/bilingual.ts'
import { CardRow, MarkActions } from '#features/opportunities/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ArchCount } from '#platform/web/ui/arch-figure.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { Suggestion } from '../contract/recommendations.endpoints.ts'
import { useReason } from './use-reason.ts'
import { useText } from './use-text.ts'

type Props = {
  suggestion: Suggestion
  heading?: 'h2' | 'h3'
  onDismiss: (dismissed: boolean) => void
  onSettled: (mark: 'saved' | 'dismissed') => void
}

/** An opportunity with its reasons, the skills that would raise the match, and buttons to save or dismiss it. */
export function SuggestionRow({ suggestion, heading = 'h2', onDismiss, onSettled }: Props) {
  const t = useText()
  const locale = useLocale()
  const words = useReason()
  const { opportunity, reasons, reach, missing } = suggestion
  const names = missing.map(({ name }) => readText(name, locale).text).filter(Boolean)
  return (
    <li className="pb-4">
      <CardRow
        heading={heading}
        card={opportunity}
        aside={
          <>
            {reach.of > 0 && (
              <ArchCount
                have={reach.have}
                near={reach.near}
                of={reach.of}
                label={t('match', { have: reach.have, of: reach.of })}
              />
            )}
            <MarkActions card={opportunity} onDismiss={onDismiss} onSettled={onSettled} />
          </>
        }
      />
      <ul aria-label={t('reasons.label')} className="flex flex-wrap gap-1.5">
        {reasons.map((reason) => (
          <li key={reason.code} className="max-w-full">
            <Chip tone={reason.code === 'skills' ? 'have' : reason.code === 'deadline' ? 'sun' : 'neutral'}>
              {words(reason)}
            </Chip>
          </li>
        ))}
        {reasons.length === 0 && <li className="text-sm text-ink-2">{t('reasons.none')}</li>}
      </ul>
      {names.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">{t('missing', { names: names.join(', ') })}</p>
      )}
    </li>
  )
}
