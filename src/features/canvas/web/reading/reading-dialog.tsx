import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { fillPath } from '#platform/contract/endpoint.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { NoAnswerError, ScreenProblem } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { ATTACHED_LIMIT, DOCUMENT_TYPES } from '../../contract/documents/attached.endpoints.ts'
import { previewDocument } from '../../contract/reading/reading.endpoints.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { ReadParts } from './read-parts.tsx'
import { useReadingText } from './use-reading-text.ts'

type Props = { canvas: Canvas; session: CanvasSession; onClose: () => void }
type Read = ResponseOf<typeof previewDocument>

/** Chooses a document, has it read, and shows its parts before anything is imported. */
export function ReadingDialog({ canvas, session, onClose }: Props) {
  const t = useReadingText()
  const chooser = useRef<HTMLInputElement>(null)
  const { busy, problem, act } = useAct({
    failed: t('failed'),
    inline: true,
    onFailure: () => setRead(undefined),
  })
  const [read, setRead] = useState<{ name: string; answer: Read }>()
  async function open(file: File) {
    await act(async () => {
      if (file.size > ATTACHED_LIMIT)
        throw new ScreenProblem(t('tooLarge', { megabytes: ATTACHED_LIMIT / 1024 / 1024 }))
      const answer = await request(fillPath(previewDocument.path, { id: canvas.id }), {
        method: previewDocument.method,
        headers: { 'content-type': DOCUMENT_TYPES.docx },
        body: file,
      }).catch((error: unknown) => {
        throw error instanceof NoAnswerError ? new ScreenProblem(t('noLink')) : error
      })
      setRead({ name: file.name, answer: (await answer.json()) as Read })
    })
  }
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')} className="sm:max-w-[46rem]!">
      <p className="mb-3 text-sm text-ink-2">{t('help')}</p>
      <input
        ref={chooser}
        type="file"
        name="docx"
        accept={`.docx,${DOCUMENT_TYPES.docx}`}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void open(file)
          // The same file may be chosen again after it was changed.
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<FileUp />} busy={busy && t('reading')} onClick={() => chooser.current?.click()}>
          {t('choose')}
        </Button>
        {read && <span className="text-sm [overflow-wrap:anywhere]">{read.name}</span>}
      </div>
      <FormProblem text={problem} />
      {read && (
        <ReadParts
          key={`${read.name} ${JSON.stringify(read.answer).length}`}
          canvas={canvas}
          session={session}
          read={read.answer}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
