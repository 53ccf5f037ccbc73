import { FileText, FileUp, Pencil, Replace, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { Attached, Canvas } from '../../contract/canvas.endpoints.ts'
import { ATTACHED_TYPES, DOCUMENT_TYPES } from '../../contract/documents/attached.endpoints.ts'
import { usePapersText } from '../documents/use-papers-text.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { MEGABYTES, useAttached } from './use-attached.ts'

const ACCEPTED = [...ATTACHED_TYPES, ...Object.keys(DOCUMENT_TYPES).map((ending) => `.${ending}`)].join(',')

type Props = { box: Extract<CanvasBox, { kind: 'documents' }>; canvas: Canvas }

/** Edits the team's files for the documents that the call requires. */
export function DocumentsRows({ box, canvas }: Props) {
  const t = usePapersText()
  const locale = useLocale()
  const actions = useAttached(canvas)
  // Sent files stay; others may be added beside them.
  const submissionIds = new Set(canvas.submission?.content.documents.map(({ id }) => id))
  const [renamed, setRenamed] = useState<Attached>()
  const chooser = useRef<HTMLInputElement>(null)
  const [place, setPlace] = useState<{ slot: string; replaces?: string }>()
  const choose = (next: { slot: string; replaces?: string }) => {
    setPlace(next)
    chooser.current?.click()
  }
  return (
    <>
      <p className="mb-2 text-xs text-ink-2">{t('attached.help', { megabytes: MEGABYTES })}</p>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file && place) actions.attach(file, place)
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <ul>
        {box.slots.map((slot) => {
          const files = canvas.documents.filter((one) => one.slot === slot.id)
          const title = readText(slot.title, locale).text
          return (
            <li key={slot.id} className="border-t border-line py-4">
              <h3 className="text-sm font-strong">{title}</h3>
              <p className="text-sm text-ink-2">{readText(slot.hint, locale).text}</p>
              {files.length === 0 && <p className="mt-1 text-sm text-ink-3">{t('attached.none')}</p>}
              <ul className="mt-1">
                {files.map((file) => (
                  <li key={file.id} className="flex flex-wrap items-center gap-x-1">
                    <button
                      type="button"
                      className="link flex min-h-target min-w-40 flex-1 items-center gap-2 text-left text-sm"
                      aria-label={t('attached.save', { name: file.name })}
                      onClick={() => actions.save(file)}
                    >
                      <FileText size={18} className="flex-none" aria-hidden />
                      <span className="[overflow-wrap:anywhere]">{file.name}</span>
                    </button>
                    {!submissionIds.has(file.id) && (
                      <>
                        <IconButton
                          icon={<Pencil />}
                          label={t('attached.rename', { name: file.name })}
                          onClick={() => setRenamed(file)}
                        />
                        <IconButton
                          icon={<Replace />}
                          label={t('attached.replace', { name: file.name })}
                          onClick={() => choose({ slot: slot.id, replaces: file.id })}
                        />
                        <IconButton
                          icon={<Trash2 />}
                          label={t('attached.remove', { name: file.name })}
                          onClick={() => actions.remove(file.id)}
                        />
                      </>
                    )}
                  </li>
                ))}
              </ul>
              <FormProblem text={actions.refused?.slot === slot.id ? actions.refused.text : undefined} />
              <Button
                small
                icon={<FileUp />}
                className="mt-2"
                busy={actions.busy && place?.slot === slot.id && t('attached.adding')}
                onClick={() => choose({ slot: slot.id })}
              >
                {t('attached.add')}
                <span className="sr-only">: {title}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {renamed && (
        <RenameDialog
          key={renamed.id}
          name={renamed.name}
          onClose={() => setRenamed(undefined)}
          onNamed={(name) => actions.rename(renamed.id, name)}
        />
      )}
    </>
  )
}
