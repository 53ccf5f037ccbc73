import type { ReactNode } from 'react'
import { EmptyState } from '../blocks/empty-state.tsx'

type Props = {
  /** The name of the page for screen readers, where it is not the title. */
  heading?: string
  title: string
  text: string
  action?: ReactNode
}

/** A page for a thing that does not exist or is not for this reader, so that trying again would not help. */
export function Gone({ heading, title, text, action }: Props) {
  return (
    <>
      {heading && <h1 className="sr-only">{heading}</h1>}
      <EmptyState page={!heading} title={title} text={text} action={action} />
    </>
  )
}
