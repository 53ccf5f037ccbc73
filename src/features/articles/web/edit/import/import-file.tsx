import { FileInput } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { fillPath, type ResponseOf } from '#platform/contract/endpoint.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { NO_RICH_TEXT, type RichText } from '#platform/contract/rich-text/document.ts'
import { request } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Content, TITLE_MAX } from '../../../contract/content.ts'
import { DOCX, DOCX_MAX, importArticleDocument } from '../../../contract/document.endpoints.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { useEdited } from '../use-edited.ts'

const FILE_MAX = 1024 * 1024

type Read = { title: string; body: RichText; lost?: number }
type Props = { content: Content; edit: (change: Partial<Content>) => void }

/** Takes a text from a file, behind what is written already; only a Word document is read by the server. */
export function ImportFile({ content, edit }: Props) {
  const t = useEditorText()
  const input = useRef<HTMLInputElement>(null)
  const { id } = useEdited()
  const { busy, act } = useAct({ refresh: [], failed: t('import.failed') })
  const [language, setLanguage] = useState<Locale>('bhs')
  async function readDocx(file: File): Promise<Read> {
    if (file.size > DOCX_MAX) return { title: '', body: NO_RICH_TEXT }
    const answer = await request(fillPath(importArticleDocument.path, { id }), {
      method: importArticleDocument.method,
      headers: { 'content-type': DOCX },
      body: file,
    })
    return (await answer.json()) as ResponseOf<typeof importArticleDocument>
  }
  /** The readers of Markdown are loaded when somebody brings a file. */
  async function readFile(file: File) {
    const [{ fromMarkdown }, { isWithin }] = await Promise.all([
      import('./markdown-text.ts'),
      import('./markdown-inline.ts'),
    ])
    const read: Read = file.name.toLowerCase().endsWith('.docx')
      ? await readDocx(file)
      : fromMarkdown(file.size > FILE_MAX ? '' : await file.text())
    return { ...read, isWithin }
  }
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const read = await act(() => readFile(file))
    if (!read) return
    const { isWithin, title, body, lost = 0 } = read.answer
    const whole = { ...body, content: [...content.body[language].content, ...body.content] }
    if (body.content.length === 0) return void toast({ title: t('import.none'), variant: 'destructive' })
    if (!isWithin(whole)) return void toast({ title: t('import.tooLong'), variant: 'destructive' })
    const isUntitled = content.title[language].trim() === ''
    edit({
      body: { ...content.body, [language]: whole },
      ...(isUntitled && { title: { ...content.title, [language]: title.slice(0, TITLE_MAX) } }),
    })
    toast({
      title: t('import.done'),
      ...(lost > 0 && { description: t('import.lost', { count: lost }) }),
    })
  }
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="flex min-h-target cursor-pointer items-center text-sm font-strong">
        {t('import.title')}
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="text-sm text-ink-2">{t('import.help')}</p>
        <input
          ref={input}
          type="file"
          name="text-file"
          accept={`.docx,.md,.markdown,.txt,text/markdown,text/plain,${DOCX}`}
          hidden
          onChange={(event) => void take(event)}
        />
        <div className="flex flex-wrap gap-2">
          {LOCALES.map((one) => (
            <Button
              key={one}
              small
              busy={busy && one === language && t('import.busy')}
              icon={<FileInput />}
              onClick={() => {
                setLanguage(one)
                input.current?.click()
              }}
            >
              {t(`import.into.${one}`)}
            </Button>
          ))}
        </div>
      </div>
    </details>
  )
}
