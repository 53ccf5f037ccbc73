import { useTimeLeft as useLeft } from '#features/calls/web/index.ts'
import { useText } from './use-text.ts'

/** Returns the words for the time left until a deadline; nothing where there is none. */
export function useTimeLeft(deadline: string | null): string | undefined {
  const t = useText()
  const left = useLeft(deadline)
  return deadline === null ? undefined : (left ?? t('bar.over'))
}
