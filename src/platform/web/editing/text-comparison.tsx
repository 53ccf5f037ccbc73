import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { useSavingText } from '../forms/use-saving-text.ts'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Sheet } from '../ui/layers/dialog.tsx'

/** A text of the thing that two people wrote at once. */
export type ComparedText = { label: string; language?: Locale; mine: string; theirs: string }

type Props = { texts: readonly ComparedText[] }

/** The texts that differ, side by side, so that whoever decides knows what each would lose. */
export function TextComparison({ texts }: Props) {
  const t = useSavingText()
  const shell = useShellText()
  const [isOpen, setOpen] = useState(false)
  const differing = texts.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <>
      <Button small look="quiet" icon={<Columns2 />} onClick={() => setOpen(true)}>
        {t('compare')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('both')}
        closeLabel={shell('shell.dismiss')}
      >
        {differing.length === 0 && <p className="text-sm text-ink-2">{t('sameTexts')}</p>}
        {differing.map(({ label, language, mine, theirs }) => (
          <section key={label} className="grid gap-3 border-t border-line py-4 sm:grid-cols-2">
            <h3 className="text-sm tracking-normal sm:col-span-2">{label}</h3>
            <Lines title={t('myText')} text={mine} other={theirs} language={language} />
            <Lines title={t('savedText')} text={theirs} other={mine} language={language} />
          </section>
        ))}
      </Sheet>
    </>
  )
}

type LinesProps = { title: string; text: string; other: string; language: Locale | undefined }

/** Marks the lines that the other text has not. */
function Lines({ title, text, other, language }: LinesProps) {
  const otherLines = new Set(other.split('\n'))
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-xs tracking-normal text-ink-2">{title}</h4>
      <div lang={language && htmlLang(language)} className="grid gap-1.5 text-sm [overflow-wrap:anywhere]">
        {text.split('\n').map((line, at) =>
          otherLines.has(line) ? (
            <p key={at}>{line}</p>
          ) : (
            <p key={at}>
              <mark className="rounded-stone bg-sun-tint px-1 text-ink">{line}</mark>
            </p>
          ),
        )}
      </div>
    </div>
  )
}
