import { FileInput } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { listOwnArticles } from '../../../contract/editing.endpoints.ts'
import { EXPORT_MAX, EXPORT_TYPE, importWordpress } from '../../../contract/wordpress/wordpress.endpoints.ts'
import { useEditorText } from '../../use-editor-text.ts'

/** Takes the posts of a WordPress export as drafts. */
export function WordpressImport() {
  const t = useEditorText()
  const input = useRef<HTMLInputElement>(null)
  const { busy, act } = useAct({ refresh: [listOwnArticles.path], failed: t('wordpress.failed') })
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    if (file.size > EXPORT_MAX)
      return void toast({
        title: t('wordpress.tooLarge', { megabytes: EXPORT_MAX / 1024 / 1024 }),
        variant: 'destructive',
      })
    await act(
      async () => {
        const { method, path } = importWordpress
        const headers = { 'content-type': EXPORT_TYPE }
        const answer = await request(path, { method, headers, body: file })
        return (await answer.json()) as ResponseOf<typeof importWordpress>
      },
      ({ articles, pictures, skipped }) => ({
        title: t('wordpress.done', { count: articles }),
        description: [
          t('wordpress.pictures', { count: pictures }),
          t('wordpress.skipped', { count: skipped }),
        ]
          .filter((text) => text !== '')
          .join(' '),
      }),
    )
  }
  return (
    <details className="mb-4 rounded-control border border-line px-4">
      <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong">
        {t('wordpress.title')}
      </summary>
      <div className="grid justify-items-start gap-3 pb-4">
        <p className="text-sm text-ink-2">{t('wordpress.help')}</p>
        <input
          ref={input}
          type="file"
          name="wordpress"
          accept=".xml,application/xml,text/xml"
          hidden
          onChange={(event) => void take(event)}
        />
        <Button
          small
          icon={<FileInput />}
          busy={busy && t('wordpress.busy')}
          onClick={() => input.current?.click()}
        >
          {t('wordpress.choose')}
        </Button>
      </div>
    </details>
  )
}
