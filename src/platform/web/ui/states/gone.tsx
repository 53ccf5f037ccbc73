import type { ReactNode } from 'react'
import { EmptyState } from '../blocks/empty-state.tsx'

type Props = {
  /** What a screen reader calls the page, where that is not its title. */
  heading?: string
  title: string
  text: string
  action?: ReactNode
}

/** A page whose thing is not there, or not for this reader: nothing went wrong and trying again would not help. */
export function Gone({ heading, title, text, action }: Props) {
  return (
    <>
      {heading && <h1 className="sr-only">{heading}</h1>}
      <EmptyState page={!heading} title={title} text={text} action={action} />
    </>
  )
}
