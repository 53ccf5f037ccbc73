import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useBackTrail } from '#platform/web/shell/use-back-step.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { RulesPanel } from '../rules-panel.tsx'
import { TalkButton } from '../talk/talk-button.tsx'
import { Sending } from '../team/sending.tsx'
import { useText } from '../use-text.ts'
import { useTimeLeft } from '../use-time-left.ts'
import { AboutBox } from './about-box.tsx'
import type { BoxesProps } from './board.tsx'
import { InBox } from './in-box.tsx'
import { BoxBody } from './box-body.tsx'
import { LastWriter } from './last-writer.tsx'

const STONE = {
  have: 'bg-river',
  near: 'bg-sun',
  missing: 'border-[1.5px] border-dashed border-edge',
  free: 'border-[1.5px] border-line',
}

/**
 * Shows one box at a time on a phone: its position, its broken rules, Back and Next. The phone's own Back returns through
 * the boxes that the member has opened.
 */
export function Stepper(props: BoxesProps) {
  const { canvas, session, judged, present, open, onOpen } = props
  const t = useText()
  const locale = useLocale()
  const [rules, setRules] = useState(false)
  const { dates, template } = canvas.call.content
  const { boxes } = template
  const time = useTimeLeft(dates.deadline)
  const at = Math.max(
    0,
    boxes.findIndex(({ id }) => id === open),
  )
  const box = boxes[at]
  const go = useBackTrail(box?.id, (to) => {
    setRules(false)
    onOpen(to)
    scrollTo({ top: 0 })
  })
  if (!box) return null
  const have = boxes.filter(({ id }) => judged.states[id] === 'have').length
  return (
    <div className="min-h-[calc(100dvh-var(--bar))] bg-paper px-4 pt-4 pb-28">
      <div
        role="img"
        aria-label={t('step.where', { at: at + 1, of: boxes.length, have })}
        className="mb-4 flex h-6 items-center gap-[3px]"
      >
        {boxes.map(({ id }, index) => (
          <span
            key={id}
            className={`flex-1 rounded-[2px] ${index === at ? 'h-5.5' : 'h-2.5'} ${STONE[judged.states[id] ?? 'missing']}`}
          />
        ))}
      </div>
      {at === 0 && <AboutBox canvas={canvas} session={session} judged={judged} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-2">{t('step.at', { at: at + 1, of: boxes.length })}</p>
        <InBox session={session} present={present} box={box.id} />
        {time !== undefined && (
          <Chip tone="sun" className="ml-auto sm:hidden">
            {time}
          </Chip>
        )}
      </div>
      <div className="mb-4">
        <div className="flex items-start gap-2">
          <h1 className="min-w-0 flex-1 text-2xl">{readText(box.title, locale).text}</h1>
          <TalkButton box={box.id} title={readText(box.title, locale).text} />
        </div>
        <LastWriter canvas={canvas} session={session} box={box.id} />
      </div>
      <BoxBody key={box.id} box={box} canvas={canvas} session={session} judged={judged} />
      <div className="foot-bar print:hidden fixed inset-x-0 bottom-0 z-10 grid grid-cols-[3rem_1fr_1fr] items-center gap-2 border-t border-line bg-paper px-4 py-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))]">
        <IconButton
          icon={<ArrowLeft />}
          label={t('step.back')}
          disabled={at === 0}
          onClick={() => go(boxes[at - 1]?.id)}
        />
        <Button onClick={() => setRules(true)}>{t('step.rules', { count: judged.broken.length })}</Button>
        {at < boxes.length - 1 ? (
          <Button look="key" onClick={() => go(boxes[at + 1]?.id)}>
            {t('step.next')}
          </Button>
        ) : (
          <Button look="key" onClick={() => setRules(true)}>
            {t('step.send')}
          </Button>
        )}
      </div>
      <Sheet open={rules} onClose={() => setRules(false)} title={t('rules.sheet')} closeLabel={t('close')}>
        <RulesPanel canvas={canvas} judged={judged} onOpen={(to) => go(to === 'about' ? boxes[0]?.id : to)} />
        <Sending canvas={canvas} session={session} judged={judged} />
      </Sheet>
    </div>
  )
}
