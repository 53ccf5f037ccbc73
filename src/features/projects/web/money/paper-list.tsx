import { Paperclip, X } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { call, request } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { getPaper, type Paper, removePaper } from '../../contract/money/files.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { usePapersText } from './use-papers-text.ts'

type Props = { slug: string; papers: readonly Paper[]; mayRemove: boolean }

/** Receipts or a signed contract: files for download, which our pages never open. */
export function PaperList({ slug, papers, mayRemove }: Props) {
  const t = usePapersText()
  const { act } = useProjectAct()
  async function save({ id: file, name }: Paper) {
    try {
      const answer = await request(fillPath(getPaper.path, { slug, file }), { method: 'GET' })
      saveFile({ content: await answer.blob(), name })
    } catch (error) {
      toast({ title: errorText(error, t('failed')), variant: 'destructive' })
    }
  }
  return (
    <ul className="text-sm">
      {papers.map((paper) => (
        <li key={paper.id} className="flex min-h-target items-center justify-between gap-2">
          <button
            type="button"
            className="link inline-flex min-h-target min-w-0 items-center gap-2 text-left wrap-anywhere"
            aria-label={t('receipts.openNamed', { name: paper.name })}
            onClick={() => void save(paper)}
          >
            <Paperclip size={16} aria-hidden className="flex-none" />
            {paper.name}
          </button>
          {mayRemove && (
            <IconButton
              icon={<X />}
              label={t('receipts.removeNamed', { name: paper.name })}
              onClick={() =>
                void act(() => call(removePaper, { params: { slug, file: paper.id } }), t('receipts.removed'))
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}
