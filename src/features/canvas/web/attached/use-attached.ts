import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { isHeicFile } from '#platform/contract/picture-uploads.ts'
import { errorText, NoAnswerError } from '#platform/web/api/api-error.ts'
import { call, request } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Attached, type Canvas, getCanvas } from '../../contract/canvas.endpoints.ts'
import {
  ATTACHED_LIMIT,
  ATTACHED_TYPES,
  saveDocument,
  getDocument,
  updateDocumentName,
  removeDocument,
} from '../../contract/documents/attached.endpoints.ts'
import { usePapersText } from '../documents/use-papers-text.ts'

export const MEGABYTES = ATTACHED_LIMIT / 1024 / 1024

/** Returns the actions on the files of an application; each returns the application after it. */
export function useAttached({ id }: Pick<Canvas, 'id'>) {
  const t = usePapersText()
  const queries = useQueryClient()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  /** The fault of the last file, shown at the place where it was to go. */
  const [refused, setRefused] = useState<{ slot: string; text: string }>()
  const show = (next: Canvas) => queries.setQueryData(endpointKey(getCanvas, { params: { id } }), next)
  const placeOf = (document: string) => ({ params: { id, document } })
  return {
    busy,
    refused,
    attach: (file: File, { slot, replaces }: { slot: string; replaces?: string }) => {
      const fault = faultOf(file)
      setRefused(fault && { slot, text: t(`attached.${fault}`, { name: file.name, megabytes: MEGABYTES }) })
      if (fault) return
      void act(async () => {
        const path = fillPath(saveDocument.path, { id, document: crypto.randomUUID() })
        const query = new URLSearchParams({
          slot,
          name: file.name.slice(-160),
          ...(replaces && { replaces }),
        })
        const headers = { 'content-type': typeOf(file) }
        try {
          const answer = await request(`${path}?${query}`, {
            method: saveDocument.method,
            headers,
            body: file,
          })
          show((await answer.json()) as Canvas)
          toast({ title: t('attached.added'), description: file.name })
        } catch (error) {
          const text = error instanceof NoAnswerError ? t('attached.noLink') : errorText(error, t('general'))
          setRefused({ slot, text })
        }
      })
    },
    rename: (document: string, name: string) =>
      act(async () => show(await call(updateDocumentName, { ...placeOf(document), body: { name } }))),
    remove: (document: string) =>
      void act(async () => show(await call(removeDocument, placeOf(document))), t('attached.removed')),
    save: ({ id: document, name }: Pick<Attached, 'id' | 'name'>) =>
      void act(async () => {
        const answer = await request(fillPath(getDocument.path, { id, document }), { method: 'GET' })
        saveFile({ content: await answer.blob(), name })
      }),
  }
}

/** Checks a file before it goes over a slow connection. */
function faultOf(file: File): 'empty' | 'tooLarge' | 'otherKind' | undefined {
  if (file.size === 0) return 'empty'
  if (file.size > ATTACHED_LIMIT) return 'tooLarge'
  return ATTACHED_TYPES.some((type) => type === typeOf(file)) || isHeicFile(file) ? undefined : 'otherKind'
}

/** Returns the type of a file; some devices do not know Word documents. */
function typeOf(file: File): string {
  if (file.type) return file.type
  return file.name.toLowerCase().endsWith('.docx')
    ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    : 'application/pdf'
}
