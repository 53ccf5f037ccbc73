import { FileText } from 'lucide-react'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { usePapersText } from '../documents/use-papers-text.ts'
import { useAttached } from './use-attached.ts'

type Props = { box: Extract<CanvasBox, { kind: 'documents' }>; canvas: Canvas }

/** Lists the required documents and the team's files, each to download; also of a sent application. */
export function DocumentsList({ box, canvas }: Props) {
  const t = usePapersText()
  const locale = useLocale()
  const { save } = useAttached(canvas)
  return (
    <ul className="grid gap-1">
      {box.slots.map((slot) => {
        const files = canvas.documents.filter((one) => one.slot === slot.id)
        return (
          <li key={slot.id}>
            <p className="text-ink-2">{readText(slot.title, locale).text}</p>
            {files.length === 0 && <p className="text-xs text-ink-3">{t('attached.none')}</p>}
            {files.map((file) => (
              <button
                key={file.id}
                type="button"
                className="link flex min-h-target items-center gap-2 text-left"
                aria-label={t('attached.save', { name: file.name })}
                onClick={() => save(file)}
              >
                <FileText size={18} className="flex-none" aria-hidden />
                <span className="[overflow-wrap:anywhere]">{file.name}</span>
              </button>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
