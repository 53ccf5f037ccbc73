import { Meter } from '#platform/web/ui/blocks/meter.tsx'
import { useText } from './use-text.ts'

/** How visitors answered in the last thirty days. */
export function ConsentShare({ accepted, declined }: { accepted: number; declined: number }) {
  const t = useText()
  const all = accepted + declined
  const shareOf = (count: number) => String(Math.round((count / all) * 100))
  return (
    <section>
      <h2 className="text-md">{t('answers')}</h2>
      {all === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{t('noAnswers')}</p>
      ) : (
        <>
          <Meter value={accepted} max={all} label={t('answers')} className="my-2" />
          <p className="flex flex-wrap gap-x-6 text-sm tabular-nums">
            <span>{t('accepted', { count: accepted, share: shareOf(accepted) })}</span>
            <span>{t('declined', { count: declined, share: shareOf(declined) })}</span>
          </p>
        </>
      )}
      <p className="mt-1 text-xs text-ink-2">{t('answersHelp')}</p>
    </section>
  )
}
