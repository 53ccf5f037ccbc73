import { useText } from '../use-text.ts'

/** With fewer open ones a share of them says nothing. */
const LEAST_FOR_SHARE = 20

/** How many ask for a skill: in words where they are few, else against all that are open. */
export function DemandCount({ count, open }: { count: number; open: number }) {
  const t = useText()
  if (open < LEAST_FOR_SHARE) return <span className="text-sm">{t('needs.demandFew', { count })}</span>
  return (
    <>
      <b className="font-strong">{count}</b>{' '}
      <span className="inline-block text-xs text-ink-3">{t('needs.of', { count: String(open) })}</span>
    </>
  )
}
