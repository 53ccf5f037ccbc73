import { useText } from '../use-text.ts'

/** Shows a letter. */
export function LetterText({ letter }: { letter: string }) {
  const t = useText()
  return (
    <>
      <h3 className="text-sm">{t('preview.letter')}</h3>
      <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
        {letter || t('sent.noLetter')}
      </p>
    </>
  )
}
