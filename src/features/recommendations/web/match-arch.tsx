import { ArchCount } from '#platform/web/ui/arch-figure.tsx'
import type { Suggestion } from '../contract/recommendations.endpoints.ts'
import { useText } from './use-text.ts'

/** The wanted skills that the member has, counted by the arch of a row. */
export function MatchArch({ reach: { have, near, of } }: Pick<Suggestion, 'reach'>) {
  const t = useText()
  return <ArchCount have={have} near={near} of={of} label={t('match', { have, of })} />
}
