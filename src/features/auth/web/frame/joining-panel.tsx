import { useText } from '../use-text.ts'
import { StepsPanel } from './steps-panel.tsx'

/** Shows the way from the account over the proved address to the first steps. */
export function JoiningPanel({ current }: { current: number }) {
  const t = useText()
  return (
    <StepsPanel
      title={t('register.panelTitle')}
      steps={[t('register.step1'), t('register.step2'), t('register.step3')]}
      current={current}
    />
  )
}
