import type { StoneState } from '#platform/contract/arch-geometry.ts'
import { type Covered, TEAM_LEAST } from '../../contract/coverage.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { DeepPanel } from '../deep-panel.tsx'
import { useText } from '../use-text.ts'

type Props = {
  coverage: readonly Covered[]
  shared: number
  people: number
  free: number
  isOwner: boolean
}

const ORDER = ['have', 'near', 'missing'] as const

/** The contributions that nobody in the team likes to make, in one sentence. */
export function Gaps({ coverage, shared, people, free, isOwner }: Props) {
  const t = useText()
  const missing = coverage.filter(({ state }) => state === 'missing')
  const have = coverage.length - missing.length
  const likes = missing.map(({ contribution }) => t(`contributions.${contribution}.like`))
  const stones = ORDER.flatMap((state): StoneState[] =>
    coverage.filter((each) => each.state === state).map(() => state),
  )
  const [only] = likes
  const title =
    shared === 0
      ? t('team.empty')
      : only === undefined
        ? t('team.whole')
        : likes.length === 1
          ? t('team.gap', { like: only })
          : t('team.gaps', { count: likes.length })
  return (
    <DeepPanel
      stones={stones}
      label={t('team.arch', { have: String(have) })}
      value={t('team.of', { have: String(have) })}
      caption={t('team.covered')}
    >
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-measure text-ink-2">
        {shared === 0 && t('team.emptyText')}
        {shared > 0 && only === undefined && t('team.wholeText')}
        {shared > 0 && likes.length > 1 && `${t('team.gapsText', { list: likes.join(', ') })} `}
        {shared > 0 && only !== undefined && t('team.gapText', { free })}
      </p>
      {people < TEAM_LEAST && <p className="text-sm text-ink-2">{t('team.few')}</p>}
      {isOwner && (
        <div className="mt-2 print:hidden">
          <ButtonLink look="key" to="#who">
            {t('team.who')}
          </ButtonLink>
        </div>
      )}
    </DeepPanel>
  )
}
