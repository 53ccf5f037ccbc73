import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../use-text.ts'

/** Renders the tags in this feature's texts. */
export function strong(chunks: ReactNode) {
  return <b className="text-ink [overflow-wrap:anywhere]">{chunks}</b>
}

export function linkTo(to: string) {
  return (chunks: ReactNode) => (
    <Link to={to} className="link inline-block py-3 -my-3">
      {chunks}
    </Link>
  )
}

/** A link that opens beside the form, so that nothing typed into it is lost. */
export function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useText()
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {children}
      <span className="sr-only"> {t('frame.newTab')}</span>
    </a>
  )
}

export const legalTags = {
  terms: (chunks: ReactNode) => <LegalLink href="/terms">{chunks}</LegalLink>,
  privacy: (chunks: ReactNode) => <LegalLink href="/privacy">{chunks}</LegalLink>,
}
