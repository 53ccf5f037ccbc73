import type { CanvasTemplate } from '../../contract/canvas-template.ts'
import { useCallWords } from '../use-call-words.ts'
import { useText } from '../use-text.ts'

/** Lists the boxes of an application, so that teams know them before they begin. */
export function BoxList({ template }: { template: CanvasTemplate }) {
  const t = useText()
  const { say } = useCallWords()
  return (
    <section aria-labelledby="call-boxes">
      <h2 id="call-boxes" className="mb-3 text-xl">
        {t('call.boxes')}
      </h2>
      <ol>
        {template.boxes.map((box) => (
          <li key={box.id} className="border-t border-line py-3">
            <h3 className="text-md">{say(box.title)}</h3>
            <p className="text-sm text-ink-2">{say(box.hint)}</p>
            {box.kind === 'text' && (
              <p className="text-xs text-ink-2">{t('call.upTo', { count: box.limit })}</p>
            )}
            {box.kind === 'documents' && box.slots.length > 0 && (
              <p className="text-xs text-ink-2">
                {t('call.documents', { list: box.slots.map(({ title }) => say(title)).join(', ') })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
