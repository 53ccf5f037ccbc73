import type { ReactNode } from 'react'
import { Block } from '#features/content/web/index.ts'
import { Icon } from './icon.tsx'
import { Sample } from './sample.tsx'
import { useText } from './use-text.ts'

export function Advantages() {
  return (
    <section id="prednosti" className="wrap py-16 md:py-26">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-16">
        <div>
          <Block id="feature-1-title" as="h2" className="mb-3 text-3xl" />
          <Block id="feature-1-text" as="p" className="text-lg text-ink-2" />
        </div>
        <Sample />
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-3">
        <Feature number={2}>
          <Icon shape="offline" />
          <Block id="feature-2-note" />
        </Feature>
        <Feature number={3}>
          <ReplyRecord />
          <Block id="feature-3-note" />
        </Feature>
        <Feature number={4}>
          <Instalments />
        </Feature>
      </div>
    </section>
  )
}

function Feature({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <Block id={`feature-${number}-title`} as="h3" className="mb-2 text-lg" />
      <Block id={`feature-${number}-text`} as="p" className="text-sm text-ink-2" />
      <div className="mt-4 flex min-h-target items-center gap-2 text-sm font-ui">{children}</div>
    </div>
  )
}

function ReplyRecord() {
  return (
    <svg width="137" height="22" fill="none" aria-hidden="true">
      <path className="stroke-river" d="M0 11h123" strokeWidth="22" strokeDasharray="11 3" />
      <path className="stroke-edge" d="M126.5.5h10v21h-10z" strokeDasharray="3 2.5" />
    </svg>
  )
}

function Instalments() {
  const t = useText()
  const paid = 'rounded-stone bg-river py-1 text-on-river'
  return (
    <ul className="grid grow grid-cols-[3fr_2fr_1fr] gap-1 text-center text-2xs whitespace-nowrap">
      <li className={paid}>{t('instalments.first')}</li>
      <li className={paid}>{t('instalments.second')}</li>
      <li className="rounded-stone border border-dashed border-edge py-1">{t('instalments.third')}</li>
    </ul>
  )
}
