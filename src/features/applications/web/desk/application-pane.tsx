import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { useNameOf } from './applicant-list.tsx'
import { ApplicationView, useReviewed } from './application-view.tsx'
import type { Desk } from './use-desk.ts'
import type { Addressee } from '../hiring/one-language.tsx'
import { useHiringText } from '../hiring/use-hiring-text.ts'

type Props = {
  id: string
  desk: Desk
  onDecide: (application: Addressee) => void
  onChanged: () => void
}

/** The open application: beside the list where there is room, over it on a phone. */
export function ApplicationPane({ id, desk, onDecide, onChanged }: Props) {
  const t = useHiringText()
  const isWide = useWide()
  const query = useReviewed(id)
  const { data } = query
  const nameOf = useNameOf()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = data ? nameOf(data) : t('title')
  const turn = (
    <>
      <IconButton
        icon={<ArrowLeft />}
        label={t('turn.before')}
        disabled={desk.before === undefined}
        onClick={() => desk.open(desk.before)}
      />
      <IconButton
        icon={<ArrowRight />}
        label={t('turn.after')}
        disabled={desk.after === undefined}
        onClick={() => desk.open(desk.after)}
      />
    </>
  )
  const decide = data?.decides && data.status !== 'withdrawn' && (
    <Button look="key" small onClick={() => onDecide({ id, version: data.version, reads: data.reads })}>
      {t('decide')}
    </Button>
  )
  // Who turns by keys hears whose application it is.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [id, isWide])
  if (!isWide)
    return (
      <Sheet
        open
        onClose={() => desk.open(undefined)}
        title={title}
        closeLabel={t('close')}
        actions={
          <div className="flex items-center justify-between gap-2">
            <span className="flex gap-1">{turn}</span>
            {decide}
          </div>
        }
      >
        <ApplicationView query={query} onChanged={onChanged} />
      </Sheet>
    )
  return (
    <section aria-label={title} className="min-w-0 self-start rounded-surface border border-line bg-surface">
      <header className="sticky top-(--bar) z-10 flex items-center gap-2 rounded-t-surface print:hidden border-b border-line bg-surface py-2 pr-2 pl-6">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate text-lg outline-none">
          {title}
        </h2>
        {turn}
        {decide}
        <IconButton icon={<X />} label={t('close')} onClick={() => desk.open(undefined)} />
      </header>
      <div className="p-6">
        <ApplicationView query={query} onChanged={onChanged} />
      </div>
    </section>
  )
}
