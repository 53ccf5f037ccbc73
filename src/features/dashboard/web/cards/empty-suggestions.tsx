import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useCardText } from '../use-card-text.ts'

type Props = { what: 'recommended' | 'people'; why: 'late' | 'none'; to: string }

/** Explains missing suggestions: there are none, or they are not ready. */
export function EmptySuggestions({ what, why, to }: Props) {
  const t = useCardText()
  return (
    <EmptyState
      title={t(`${what}.${why}`)}
      text={t(`${what}.${why}Text`)}
      action={
        <ButtonLink to={to} small>
          {t(`${what}.${why}Action`)}
        </ButtonLink>
      }
    />
  )
}
