import { FileText, Printer } from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { FormOffer } from '../../contract/uses.endpoints.ts'
import { useUsesText } from './use-uses-text.ts'

type Props = { offer: FormOffer | null; className?: string }

/** The form of an opportunity or a call: to fill in here, and to print. */
export function FormOfferView({ offer, className = '' }: Props) {
  const t = useUsesText()
  const locale = useLocale()
  if (!offer) return null
  const name = readText(offer.title, locale).text
  return (
    <section
      aria-label={t('offer.label')}
      className={classNames('rounded-surface border border-line bg-surface p-5 print:hidden', className)}
    >
      <p className="flex items-start gap-2.5 font-strong [overflow-wrap:anywhere]">
        <FileText aria-hidden className="size-5 flex-none text-ink-2" />
        {name}
      </p>
      <p className="mt-1 text-sm text-ink-2">{t('offer.text')}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a className={buttonClass({ look: 'river' })} href={offer.path}>
          {t('offer.fill')}
        </a>
        <a className="link inline-flex min-h-target items-center gap-2 text-sm" href={offer.paper}>
          <Printer aria-hidden className="size-4 flex-none" />
          {t('offer.paper')}
        </a>
      </p>
    </section>
  )
}
