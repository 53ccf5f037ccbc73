import { Copy } from 'lucide-react'
import { useCallWords } from '#features/calls/web/index.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { CastVote } from '../contract/votes.endpoints.ts'
import { useText } from './use-text.ts'

/** The voter's receipt: time, project, and the code that finds the vote in the published file. */
export function Receipt({ own: { receipt, castAt }, project }: { own: CastVote; project: string }) {
  const t = useText()
  const { date, time } = useCallWords()
  async function copy(text: string, message: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: message })
    } catch {
      toast({ title: t('done.copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <section
      role="status"
      className="deep mt-6 grid gap-2 rounded-surface bg-paper px-5 py-6 text-ink lg:px-10"
    >
      <h2 className="text-2xl">{t('done.title')}</h2>
      <p className="text-ink-2">
        {t.rich('done.text', {
          project,
          date: date(castAt),
          time: time(castAt),
          receipt: () => <b className="font-strong tracking-wide text-ink">{receipt}</b>,
        })}
      </p>
      <p className="text-ink-2">{t('done.why')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button icon={<Copy />} onClick={() => void copy(receipt, t('done.copied'))}>
          {t('done.copy')}
        </Button>
        <Button look="quiet" onClick={() => void copy(location.href, t('done.shared'))}>
          {t('done.share')}
        </Button>
      </p>
    </section>
  )
}
