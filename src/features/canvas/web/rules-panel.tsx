import type { BrokenRule } from '#features/calls/contract/broken-rule.ts'
import { findBox } from '#features/calls/contract/canvas-template.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { ArchFigure, Count } from '#platform/web/ui/arch-figure.tsx'
import { Check } from 'lucide-react'
import type { Canvas } from '../contract/canvas.endpoints.ts'
import type { BoxState, Judged } from './judged.ts'
import { Advice } from '#features/calls/web/index.ts'
import { useText } from './use-text.ts'

type Props = { canvas: Canvas; judged: Judged; onOpen: (box: string) => void }

/** Lists the obstacles to sending, each with advice and a link to its box. */
export function RulesPanel({ canvas, judged: { broken, states }, onOpen }: Props) {
  const t = useText()
  const locale = useLocale()
  const { rules, template } = canvas.call.content
  const boxStates = template.boxes
    .map(({ id }) => states[id] ?? 'missing')
    .filter((state) => state !== 'free')
  const [have, near] = [count(boxStates, 'have'), count(boxStates, 'near')]
  const passingRules = rules.filter(({ id }) => broken.every(({ rule }) => rule !== id))
  return (
    <>
      <ArchFigure
        stones={countStones({ have, near, of: boxStates.length })}
        value={<Count have={have} of={boxStates.length} />}
        caption={t('rules.ready', { near })}
        className="mx-auto"
        live
      />
      <h2 className="mt-6 text-md">{t('rules.title')}</h2>
      {broken.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{t('rules.none')}</p>
      ) : (
        <ul>
          {broken.map((rule) => (
            <li key={`${rule.rule} ${rule.advice.key}`} className="border-t border-line py-3 text-sm">
              <button
                type="button"
                className="min-h-target text-left font-strong underline underline-offset-2"
                onClick={() => onOpen(rule.box ?? 'about')}
              >
                {boxTitle(rule)}
              </button>
              {rule.severity === 'warning' && (
                <span className="ml-2 text-xs text-sun-ink">{t('rules.warning')}</span>
              )}
              <p className="text-ink-2">
                <Advice rule={rule} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <details className="mt-2 border-t border-line py-2 text-sm">
        <summary className="flex min-h-target cursor-pointer items-center gap-2">
          <Check size={18} aria-hidden /> {t('rules.kept', { count: passingRules.length })}
        </summary>
        <ul className="list-disc pl-5 text-ink-2">
          {passingRules.map(({ id, text }) => (
            <li key={id}>{readText(text, locale).text}</li>
          ))}
        </ul>
      </details>
    </>
  )
  function boxTitle({ box }: BrokenRule): string {
    const templateBox = box === null ? undefined : findBox(template, box)
    return templateBox ? readText(templateBox.title, locale).text : t('about.title')
  }
}

function count(states: readonly BoxState[], kind: BoxState): number {
  return states.filter((state) => state === kind).length
}
