import { usePictureBytes } from '#features/library/web/index.ts'
import { Meter } from '#platform/web/ui/blocks/meter.tsx'
import { missingLanguages, pageWords, pictureIds } from '../../../contract/blocks/walk.ts'
import type { Content } from '../../../contract/content.ts'
import { pageWeight, WEIGHT_LIMIT } from '../../../contract/weight.ts'
import { useEditorText } from '../../use-editor-text.ts'

/** Shows the weight of the page for a visitor and how complete both languages are. */
export function WeightNote({ content }: { content: Content }) {
  const t = useEditorText()
  const weight = Math.round(pageWeight(content, usePictureBytes(pictureIds(content))) / 1024)
  const limit = WEIGHT_LIMIT / 1024
  const wordsInUse = pageWords(content).filter(({ text }) => text.bhs.trim() !== '' || text.en.trim() !== '')
  const whole = wordsInUse.filter((words) => missingLanguages(words).length === 0).length
  return (
    <div className="mt-4 grid gap-1.5 border-t border-line pt-4 text-xs">
      <p className={weight > limit ? 'font-strong text-sun-ink' : 'font-strong'}>
        {t(weight > limit ? 'weight.over' : 'weight.of', { weight: String(weight), limit: String(limit) })}
      </p>
      <Meter
        label={t('weight.label')}
        value={Math.min(weight, limit)}
        max={limit}
        tone={weight > limit ? 'sun' : 'river'}
      />
      <p className="text-ink-2">
        {t('weight.languages', { whole: String(whole), all: String(wordsInUse.length) })}
      </p>
    </div>
  )
}
