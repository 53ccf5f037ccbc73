import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { StoneState } from '#platform/contract/arch-geometry.ts'
import { CONTRIBUTIONS } from '../../contract/statements.ts'
import { DeepPanel } from '../deep-panel.tsx'
import { useArrival } from '../use-arrival.ts'
import { useText } from '../use-text.ts'

const UNKNOWN: StoneState[] = CONTRIBUTIONS.map(() => 'missing')
const POINTS = ['honest', 'own', 'again'] as const

type Props = { isBegun: boolean; hasAnswered: boolean; onStart: () => void }

/** The explanation of the test before its start. */
export function Intro({ isBegun, hasAnswered, onStart }: Props) {
  const t = useText()
  const heading = useArrival(hasAnswered)
  const eight = CONTRIBUTIONS.length
  return (
    <>
      <DeepPanel
        stones={UNKNOWN}
        label={t('intro.arch')}
        value={String(eight)}
        caption={t('intro.eight', { count: eight })}
      >
        <h1 {...heading} className="text-3xl outline-none">
          {t('intro.title')}
        </h1>
        <p className="max-w-measure text-ink-2">{t('intro.text')}</p>
        <div className="mt-2">
          <Button look="key" onClick={onStart}>
            {t(isBegun ? 'intro.goOn' : 'intro.start')}
          </Button>
        </div>
      </DeepPanel>
      <section aria-labelledby="before-title" className="mt-10">
        <h2 id="before-title" className="text-lg">
          {t('intro.before')}
        </h2>
        <ul className="mt-3 grid lg:grid-cols-3 lg:gap-8">
          {POINTS.map((point) => (
            <li key={point} className="border-t border-line py-3">
              <b className="block font-strong">{t(`intro.${point}`)}</b>
              <span className="text-sm text-ink-2">{t(`intro.${point}Text`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
