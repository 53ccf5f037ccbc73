import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#platform/web/ui/buttons/button.tsx'

type DisclosedProps = {
  open: boolean
  onOpen: () => void
  /** The fact shown while it is closed. */
  fact: ReactNode
  action: string
  children: ReactNode
}

/** A rarely needed form: a fact and a button until it opens; the focus moves along. */
export function Disclosed({ open, onOpen, fact, action, children }: DisclosedProps) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    box.current?.querySelector<HTMLElement>(open ? 'input:not([hidden])' : 'button')?.focus()
  }, [open])
  return (
    <div ref={box}>
      {open ? (
        children
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 text-sm [overflow-wrap:anywhere]">{fact}</p>
          <Button small onClick={onOpen}>
            {action}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Opens the section that the address names. */
export function useOpenAt(place: string) {
  const { hash } = useLocation()
  const [open, setOpen] = useState(hash === `#${place}`)
  return { open, onOpen: () => setOpen(true), close: () => setOpen(false) }
}
