import { ArrowLeft, Check, CloudOff, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '#features/offline/web/index.ts'
import { useBackDepth } from '#platform/web/shell/use-back-step.ts'
import { Kbd } from '#platform/web/ui/blocks/kbd.tsx'
import { Progress } from '#platform/web/ui/blocks/progress.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { isCommand, useScreenKeys } from '#platform/web/shell/screen-keys.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { MOST, SKIPPED, STATEMENTS } from '../../contract/statements.ts'
import { useText } from '../use-text.ts'
import type { TestDraft, TestOnDevice } from './draft.ts'

const ANSWERS = [5, 4, 3, 2, 1] as const
const SECONDS_EACH = 9

type Props = { test: TestOnDevice; draft: TestDraft; onClose: () => void }

/** One statement at a time; an answer leads to the next, by touch or by the keys 1 to 5. */
export function Questionnaire({ test, draft: { place, answers }, onClose }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useAnswerKeys(test)
  useBackDepth(place + 1, place > 0 ? test.back : onClose)
  // Screen readers read each statement as it appears.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [place])
  const statement = STATEMENTS[place] ?? STATEMENTS[0]!
  const at = { at: String(place + 1), of: String(STATEMENTS.length) }
  const answerHere = answers[place]
  return (
    <div className="mx-auto grid max-w-176 gap-5">
      <div className="-mt-2 flex items-center gap-2">
        <IconButton icon={<X />} label={t('test.close')} onClick={onClose} className="-ml-3" />
        <p className="min-w-0 flex-1 text-sm font-strong">{t('intro.title')}</p>
        <DeviceNote isKept={test.device === 'kept'} />
      </div>
      <div>
        <p aria-hidden className="mb-2 flex justify-between gap-4 text-sm text-ink-2">
          <span>{t('test.at', at)}</span>
          <span>
            {t('test.left', { minutes: Math.round(((STATEMENTS.length - place) * SECONDS_EACH) / 60) })}
          </span>
        </p>
        <Progress
          steps={STATEMENTS.length}
          current={place}
          label={t('test.done', { at: String(place), of: at.of })}
          className="gap-0.5!"
        />
      </div>
      <div className="grid min-h-28 content-center lg:min-h-48">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-balance outline-none lg:text-3xl">
          <span className="sr-only">{t('test.at', at)}: </span>
          {t(`statements.${statement.id}`)}
        </h1>
        <p className={classNames('mt-3 text-sm text-ink-2', place > 0 && 'max-lg:hidden')}>
          {t('test.think')}
        </p>
      </div>
      <div role="group" aria-label={t('test.answers')} className="grid gap-1.5 lg:gap-2">
        {ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={answerHere === answer}
            onClick={() => test.answer(answer)}
            className="flex min-h-12 items-center gap-3 rounded-control border border-edge bg-surface px-4 py-2 text-left font-ui aria-pressed:border-river aria-pressed:bg-river-tint aria-pressed:font-strong aria-pressed:text-river-ink"
          >
            {t(`answers.a${answer}`)}
            <Level of={answer} />
            <span aria-hidden className="max-lg:hidden">
              <Kbd>{String(answer)}</Kbd>
            </span>
          </button>
        ))}
      </div>
      <div className="flex items-center justify-between gap-2">
        {place > 0 ? (
          <Button look="quiet" icon={<ArrowLeft size={18} aria-hidden />} onClick={test.back}>
            {t('test.back')}
          </Button>
        ) : (
          <span />
        )}
        <Button look="quiet" onClick={() => test.answer(SKIPPED)}>
          {t('test.skip')}
        </Button>
      </div>
      <p className="text-xs text-ink-3 max-lg:hidden">{t('test.keys')}</p>
    </div>
  )
}

function Level({ of }: { of: number }) {
  return (
    <span aria-hidden className="ml-auto flex gap-0.5">
      {Array.from({ length: MOST }, (_, stone) => (
        <i
          key={stone}
          className={`size-3.5 rounded-stone ${stone < of ? 'bg-river' : 'border border-dashed border-edge'}`}
        />
      ))}
    </span>
  )
}

function DeviceNote({ isKept }: { isKept: boolean }) {
  const t = useText()
  const isOnline = useOnline()
  return (
    <p role="status" className="flex items-center gap-1.5 text-xs text-ink-2">
      {!isOnline ? (
        <>
          <CloudOff size={16} aria-hidden />
          {t('test.offline')}
        </>
      ) : (
        isKept && (
          <>
            <Check size={16} aria-hidden />
            {t('test.kept')}
          </>
        )
      )}
    </p>
  )
}

/** Answers by the keys 1 to 5; backspace goes back. */
function useAnswerKeys({ answer, back }: TestOnDevice) {
  useScreenKeys((event) => {
    if (event.repeat || !isCommand(event)) return
    if (/^[1-5]$/.test(event.key)) answer(Number(event.key))
    else if (event.key === 'Backspace') back()
    else return
    event.preventDefault()
  })
}
