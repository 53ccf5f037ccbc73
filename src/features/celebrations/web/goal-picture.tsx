import { PictureButton } from './picture-button.tsx'
import { useText } from './use-text.ts'

/** Offers a picture of a goal of which every skill is there. */
export function GoalPicture({ goal, of }: { goal: string; of: number }) {
  const t = useText()
  return <PictureButton title={t('goal.picture', { of })} text={goal} stones={Math.min(of, 21)} />
}
