import { useText } from '../use-text.ts'

/** With fewer open opportunities a share says nothing. */
const LEAST_FOR_SHARE = 20

/** Shows the demand for a skill: in words where it is small, otherwise as a share of all open opportunities. */
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
