import { FileInput } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Content, TITLE_MAX } from '../../../contract/content.ts'
import { useEditorText } from '../../use-editor-text.ts'

const FILE_MAX = 1024 * 1024

type Props = { content: Content; edit: (change: Partial<Content>) => void }

/** Takes a text in Markdown from the device, behind what is written already; nothing of it leaves the device before it is saved. */
export function ImportFile({ content, edit }: Props) {
  const t = useEditorText()
  const input = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<Locale>('bhs')
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const [{ fromMarkdown }, { isWithin }] = await Promise.all([
      import('./markdown-text.ts'),
      import('./markdown-inline.ts'),
    ])
    const { title, body } = fromMarkdown(file.size > FILE_MAX ? '' : await file.text())
    const whole = { ...body, content: [...content.body[language].content, ...body.content] }
    if (body.content.length === 0) return void toast({ title: t('import.none'), variant: 'destructive' })
    if (!isWithin(whole)) return void toast({ title: t('import.tooLong'), variant: 'destructive' })
    const isUntitled = content.title[language].trim() === ''
    edit({
      body: { ...content.body, [language]: whole },
      ...(isUntitled && { title: { ...content.title, [language]: title.slice(0, TITLE_MAX) } }),
    })
    toast({ title: t('import.done') })
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
          name="markdown"
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          hidden
          onChange={(event) => void take(event)}
        />
        <div className="flex flex-wrap gap-2">
          {LOCALES.map((one) => (
            <Button
              key={one}
              small
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
