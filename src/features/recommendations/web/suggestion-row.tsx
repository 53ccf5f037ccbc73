import { readText } from '#platform/contract/bilingual.ts'
import { CardRow, MarkActions } from '#features/opportunities/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Suggestion } from '../contract/recommendations.endpoints.ts'
import { MatchArch } from './match-arch.tsx'
import { ReasonList } from './reason-list.tsx'
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
  const { opportunity, reasons, reach, missing } = suggestion
  const names = missing.map(({ name }) => readText(name, locale).text).filter(Boolean)
  return (
    <li>
      <CardRow
        heading={heading}
        card={opportunity}
        figure={reach.of > 0 && <MatchArch reach={reach} />}
        foot={
          <>
            {reasons.length === 0 ? (
              <p className="text-sm text-ink-2">{t('reasons.none')}</p>
            ) : (
              <ReasonList reasons={reasons} most={reasons.length} />
            )}
            <div className="mt-1 flex min-h-target items-center justify-between gap-3">
              <p className="min-w-0 text-xs text-ink-2">
                {names.length > 0 && t('missing', { names: names.join(', ') })}
              </p>
              <div className="-my-1 -mr-2.5 flex flex-none">
                <MarkActions card={opportunity} onDismiss={onDismiss} onSettled={onSettled} />
              </div>
            </div>
          </>
        }
      />
    </li>
  )
}
