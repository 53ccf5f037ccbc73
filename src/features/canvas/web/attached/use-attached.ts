import { useQueryClient } from '@tanstack/react-query'
import { fillPath } from '#platform/contract/endpoint.ts'
import { NoAnswerError } from '#platform/web/api/api-error.ts'
import { call, request } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Attached, type Canvas, getCanvas } from '../../contract/canvas.endpoints.ts'
import {
  ATTACHED_LIMIT,
  attachDocument,
  getDocument,
  nameDocument,
  removeDocument,
} from '../../contract/documents/attached.endpoints.ts'
import { usePapersText } from '../documents/use-papers-text.ts'

export const MEGABYTES = ATTACHED_LIMIT / 1024 / 1024

/** What can be done with the files of an application; each answers with the application as it is then. */
export function useAttached({ id }: Pick<Canvas, 'id'>) {
  const t = usePapersText()
  const queries = useQueryClient()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const show = (next: Canvas) => queries.setQueryData(endpointKey(getCanvas, { params: { id } }), next)
  const placeOf = (document: string) => ({ params: { id, document } })
  return {
    busy,
    attach: (file: File, { slot, replaces }: { slot: string; replaces?: string }) => {
      if (file.size > ATTACHED_LIMIT) {
        toast({
          title: t('attached.tooLarge', { name: file.name, megabytes: MEGABYTES }),
          variant: 'destructive',
        })
        return
      }
      void act(async () => {
        const path = fillPath(attachDocument.path, { id, document: crypto.randomUUID() })
        const said = new URLSearchParams({ slot, name: file.name.slice(-160), ...(replaces && { replaces }) })
        const headers = { 'content-type': typeOf(file) }
        try {
          const answer = await request(`${path}?${said}`, {
            method: attachDocument.method,
            headers,
            body: file,
          })
          show((await answer.json()) as Canvas)
          toast({ title: t('attached.added'), description: file.name })
        } catch (error) {
          if (!(error instanceof NoAnswerError)) throw error
          toast({ title: t('attached.noLink'), variant: 'destructive' })
        }
      })
    },
    rename: (document: string, name: string) =>
      act(async () => show(await call(nameDocument, { ...placeOf(document), body: { name } }))),
    remove: (document: string) =>
      void act(async () => show(await call(removeDocument, placeOf(document))), t('attached.removed')),
    save: ({ id: document, name }: Pick<Attached, 'id' | 'name'>) =>
      void act(async () => {
        const answer = await request(fillPath(getDocument.path, { id, document }), { method: 'GET' })
        saveFile({ content: await answer.blob(), name })
      }),
  }
}

/** Some devices do not know what a document of Word is. */
function typeOf(file: File): string {
  if (file.type) return file.type
  return file.name.toLowerCase().endsWith('.docx')
    ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    : 'application/pdf'
}
