import { visibleLength } from '#platform/contract/characters.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { useTried } from '#platform/web/forms/use-tried.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import {
  ASKED_MAX,
  ASKED_MIN,
  ASKED_WHY_MAX,
  ASKED_WHY_MIN,
  requestChanges,
  requestChangesOfApplication,
} from '../../contract/changes/changes.endpoints.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { useReviewAct } from '../use-review-act.ts'
import { useText } from '../use-text.ts'

type Props = {
  /** From its reviewer's desk, or from the call's list. */
  of: { desk: string } | { slug: string; application: string }
  template: CanvasTemplate
  reviewUntil: string | null
  onClose: () => void
}
/** An unticked box keeps its text for a second tick. */
type RequestDraft = { why: string; until: string; asked: Record<string, string>; ticked: string[] }

/** The form of a request for changes: the boxes, the change in each, the reason and the due date; one per application. */
export function AskDialog({ of, template, reviewUntil, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useReviewAct()
  const { ref, isTried, refuse } = useTried<HTMLDivElement>()
  const wrongWords = useWordsProblem()
  const [value, change, forget, draft] = useDeviceDraft<RequestDraft>(
    `review-changes.${'desk' in of ? of.desk : of.application}`,
    { why: '', until: '', asked: {}, ticked: [] },
  )
  const boxes = template.boxes.filter(({ kind }) => kind !== 'team')
  const ticked = new Set(value.ticked)
  const changes = boxes
    .filter((box) => ticked.has(box.id))
    .map((box) => ({ box: box.id, words: (value.asked[box.id] ?? '').trim() }))
  const earliest = localDay(new Date(Date.now() + DAY_MS))
  const latest = reviewUntil === null ? '' : localDay(new Date(Date.parse(reviewUntil) - DAY_MS))
  const isLate = latest !== '' && value.until > latest
  const isDay = value.until >= earliest && !isLate
  const why = value.why.trim()
  const wrongWhy = wrongWords(value.why, ASKED_WHY_MAX)
  const isWhole =
    isDay &&
    visibleLength(why) >= ASKED_WHY_MIN &&
    !wrongWhy &&
    changes.length > 0 &&
    changes.every(({ words }) => visibleLength(words) >= ASKED_MIN && !wrongWords(words, ASKED_MAX))
  async function ask() {
    if (!isWhole) return refuse()
    const body = { why, until: value.until, asked: changes }
    const send = () =>
      'desk' in of
        ? call(requestChanges, { params: { id: of.desk }, body })
        : call(requestChangesOfApplication, { params: of, body })
    if (!(await act(send, t('changes.sent')))) return
    forget()
    onClose()
  }
  function tick(box: string, on: boolean) {
    const others = value.ticked.filter((one) => one !== box)
    change({ ...value, ticked: on ? [...others, box] : others })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changes.ask')}
      closeLabel={t('conflict.close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('changes.send')}
          onAct={ask}
          busy={busy && t('changes.sending')}
        />
      }
    >
      <div ref={ref} className="grid gap-4">
        <p className="text-sm text-ink-2">{t('changes.lead')}</p>
        <fieldset>
          <legend className="text-sm font-strong">{t('changes.boxes')}</legend>
          {boxes.map((box) => {
            const title = readText(box.title, locale).text
            const words = value.asked[box.id] ?? ''
            const isShort = visibleLength(words) < ASKED_MIN
            return (
              <div key={box.id} className="border-b border-line">
                <Checkbox
                  name={`box-${box.id}`}
                  label={title}
                  checked={ticked.has(box.id)}
                  onChange={(event) => tick(box.id, event.currentTarget.checked)}
                />
                {ticked.has(box.id) && (
                  <Textarea
                    name={`words-${box.id}`}
                    className="mb-3"
                    rows={3}
                    label={t('changes.words', { box: title })}
                    value={words}
                    limit={ASKED_MAX}
                    error={
                      wrongWords(words, ASKED_MAX) ??
                      (isTried && isShort && t('changes.wordsShort', { least: String(ASKED_MIN) }))
                    }
                    onChange={(event) =>
                      change({ ...value, asked: { ...value.asked, [box.id]: event.currentTarget.value } })
                    }
                  />
                )}
              </div>
            )
          })}
          {isTried && changes.length === 0 && (
            <p role="alert" className="mt-1 text-sm text-harm-ink">
              {t('changes.none')}
            </p>
          )}
        </fieldset>
        <Textarea
          name="why"
          label={t('changes.why')}
          help={t('desk.commentHelp', { least: String(ASKED_WHY_MIN), now: String(visibleLength(why)) })}
          error={wrongWhy ?? (isTried && visibleLength(why) < ASKED_WHY_MIN && t('changes.whyShort'))}
          value={value.why}
          limit={ASKED_WHY_MAX}
          onChange={(event) => change({ ...value, why: event.currentTarget.value })}
        />
        <TextInput
          name="until"
          type="date"
          label={t('changes.until')}
          help={t('changes.untilHelp')}
          min={earliest}
          {...(latest && { max: latest })}
          error={isTried && !isDay && t('changes.untilWrong')}
          value={value.until}
          onChange={({ target }) => change({ ...value, until: target.value })}
        />
        <DraftNote {...draft} />
      </div>
    </Dialog>
  )
}
