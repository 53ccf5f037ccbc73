import { BuiltArch } from './built-arch.tsx'
import { useFirstView } from './use-first-view.ts'
import { useText } from './use-text.ts'

/** The bridge of a goal of which every skill is there; it is built before the member’s eyes once. */
export function GoalArch({ id, of }: { id: string; of: number }) {
  const t = useText()
  const isFirst = useFirstView(`goal:${id}:${of}`)
  return <BuiltArch stones={Math.min(of, 21)} label={t('goal.arch', { of })} plays={isFirst} />
}
