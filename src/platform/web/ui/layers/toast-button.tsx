import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

/** A message is the other way round than the page. */
const LOOK = 'flex-none border-current! text-current! hover:bg-transparent! focus-visible:outline-current'

/** A button of a toast, such as undo. */
export function ToastButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button small className={LOOK} onClick={onClick}>
      {children}
    </Button>
  )
}
