import type { ReactNode } from 'react'
import { useShellText } from '../../i18n/use-shell-text.ts'
import { SkeletonRow } from '../blocks/skeleton.tsx'

type Props = {
  /** The shape of what is to come; rows of a list when nothing is given. */
  children?: ReactNode
  className?: string | undefined
}

/** Stands where something is still to come, and says so to those who do not see it. */
export function Waiting({ children, className }: Props) {
  const t = useShellText()
  return (
    <div role="status" aria-busy aria-label={t('shell.loading')} className={className}>
      {children ?? (
        <>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </>
      )}
    </div>
  )
}
