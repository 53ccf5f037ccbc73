import type { ReactNode } from 'react'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { htmlLang } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Card } from '../../contract/card.ts'
import { useText } from '../use-text.ts'
import { KindSign } from './kind-sign.tsx'
import { VerifiedMark } from './organisation-line.tsx'
import { useCardLines } from './use-card-lines.ts'

type Props = {
  card: Card
  to?: string
  /** Level of its title: below the heading of a section, or of the page itself. */
  heading?: 'h2' | 'h3'
  /** Counts something at the right of the title, on phones too. */
  figure?: ReactNode
  /** Below the facts, in their column. */
  foot?: ReactNode
  aside?: ReactNode
}

/** An opportunity in a short list: the whole row is a link, with the actions beside it. */
export function CardRow({ card, to, heading: Heading = 'h3', figure, foot, aside }: Props) {
  const t = useText()
  const locale = useLocale()
  const lines = useCardLines()
  const { text, language } = readText(card.title, locale)
  return (
    <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-4 hover:bg-sunken/60">
      <div className="grid min-w-0 flex-1 basis-64 grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3">
        <Avatar
          of="organisation"
          name={card.organisation.name}
          src={card.organisation.logo}
          className="row-span-3"
        />
        <div className="flex items-start justify-between gap-3">
          <Heading className="min-w-0 text-md [overflow-wrap:anywhere]">
            <a
              className="text-ink no-underline before:absolute before:inset-0 hover:underline"
              href={to ?? `/opportunities/${card.slug}`}
              {...(language !== locale && { lang: htmlLang(language) })}
            >
              {text || t('untitled')}
            </a>
          </Heading>
          {figure}
        </div>
        <p className="mt-0.5 flex gap-1.5 text-sm text-ink-2">
          <KindSign kind={card.kind} className="mt-[0.2em]" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {`${t(`kinds.${card.kind}`)}\u00a0· ${card.organisation.name}\u00a0`}
            <VerifiedMark organisation={card.organisation} />
          </span>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-2">
          {lines(card).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {foot && <div className="relative col-start-2 mt-2">{foot}</div>}
      </div>
      {aside && <div className="relative flex flex-wrap items-center gap-2">{aside}</div>}
    </div>
  )
}
