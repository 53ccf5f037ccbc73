import { INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { ArchFigure } from '#platform/web/ui/arch-figure.tsx'
import { countStones, type StoneState } from '#platform/contract/arch-geometry.ts'
import type { Answers } from './answers.ts'
import type { StepNumber } from './use-onboarding.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

const DETAILS = 2

/** Counts answers as stones; at the end the arch is complete and the keystone is the person. */
export function StepArch({ step, answers }: { step: StepNumber; answers: Answers }) {
  const words = useOnboardingText()
  const count = answers.interests.length
  const details = Number(answers.phoneNumber !== '') + Number(answers.gender !== undefined)
  const figures = {
    1: {
      value: details,
      stones: countStones({ have: details, of: DETAILS }),
      caption: words('contactCount', { all: DETAILS }),
    },
    2: {
      value: count,
      stones: countStones({ have: count, of: INTERESTS.length }),
      caption: words('interestsCount', { all: INTERESTS.length }),
    },
    3: {
      value: count,
      stones: withKeystone(count),
      caption: words('reviewCount', { count }),
    },
  }
  // On a phone, the first step can be answered at a glance if nothing is above it.
  const room = step === 1 ? 'max-lg:hidden' : ''
  return (
    <ArchFigure {...figures[step]} live className={`mx-auto max-w-75 lg:max-w-95 lg:self-center ${room}`} />
  )
}

function withKeystone(count: number): StoneState[] {
  const left = Math.ceil(count / 2)
  return [...stones(left), 'key', ...stones(count - left)]
}

function stones(count: number): StoneState[] {
  return Array.from({ length: count }, () => 'have')
}
