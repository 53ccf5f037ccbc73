import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { PickTile } from '#platform/web/ui/fields/pick-tile.tsx'
import { useText } from '../use-text.ts'
import { INTEREST_ICONS } from './interest-icons.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

export function InterestsStep({ hidden, error }: { hidden: boolean; error: string | undefined }) {
  const t = useText()
  const words = useOnboardingText()
  return (
    <div hidden={hidden}>
      <ChoiceGroup
        legend={t('fields.interests')}
        hideLegend
        error={error}
        className="grid grid-cols-2 gap-2 lg:gap-3"
      >
        {INTERESTS.map((value) => {
          const Icon = INTEREST_ICONS[value]
          return (
            <PickTile
              key={value}
              name="interests"
              value={value}
              label={words(`interests.${value}`)}
              icon={<Icon />}
            />
          )
        })}
      </ChoiceGroup>
    </div>
  )
}
