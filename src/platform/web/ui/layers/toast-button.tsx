import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

/** A message is the other way round than the page. */
const LOOK = 'flex-none border-current! text-current! hover:bg-transparent! focus-visible:outline-current'

/** What one can still do about what a message says, such as taking it back. */
export function ToastButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button small className={LOOK} onClick={onClick}>
      {children}
    </Button>
  )
}
