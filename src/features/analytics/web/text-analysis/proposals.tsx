import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Finding } from '../../contract/texts.endpoints.ts'
import { useText } from '../use-text.ts'
import { Proposal } from './proposal.tsx'

const FEW = 3

type Props<F extends Finding> = {
  label: string
  found: readonly F[]
  wordsOf: (found: F) => string
  around?: (found: F) => ReactNode
  empty: string
}

/** Lists proposals until each is decided; keeps the focus in the list and announces each decision. */
export function Proposals<F extends Finding>({ label, found, wordsOf, around, empty }: Props<F>) {
  const t = useText()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const left = found.filter(({ skill }) => !decided.has(skill.id))
  const rows = all ? left : left.slice(0, FEW)
  return (
    <>
      <p role="status" className="text-sm text-river-ink">
        {announcement}
      </p>
      <ul ref={list} tabIndex={-1} aria-label={label}>
        {rows.map((one) => (
          <Proposal
            key={one.skill.id}
            found={one}
            words={wordsOf(one)}
            onDecided={(words) => {
              setDecided((now) => new Set(now).add(one.skill.id))
              setAnnouncement(words)
              list.current?.focus()
            }}
          >
            {around?.(one)}
          </Proposal>
        ))}
      </ul>
      {left.length === 0 && <p className="text-sm text-ink-2">{empty}</p>}
      {left.length > rows.length && (
        <Button small look="quiet" className="-ml-3" onClick={() => setAll(true)}>
          {t('found.more', { count: left.length - rows.length })}
        </Button>
      )}
    </>
  )
}
