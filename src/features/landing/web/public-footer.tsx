import { localParts } from '#platform/contract/dates.ts'
import type { ReactNode } from 'react'
import { Block, BlocksProvider } from '#features/content/web/index.ts'
import { ScriptSwitch } from '#platform/web/i18n/script-switch.tsx'
import { footerBlocks } from '../contract/footer-blocks.ts'
import { useProductName } from '#features/shell/web/index.ts'
import { BrandLink } from './brand-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useText } from './use-text.ts'

const FOOTER_LINK = 'flex min-h-target items-center text-sm text-ink-2 hover:underline'

export function PublicFooter() {
  const t = useText()
  return (
    <BlocksProvider defaults={footerBlocks}>
      <footer className="wrap py-10 print:hidden">
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          <div className="max-md:col-span-2">
            <BrandLink />
            <Block id="footer-description" as="p" className="text-sm text-ink-2" />
          </div>
          <Column title={t('footer.opportunities')}>
            <FooterLink to="/login">{t('footer.jobs')}</FooterLink>
            <FooterLink to="/login">{t('footer.grants')}</FooterLink>
            <FooterLink to="/ob">{t('footer.banks')}</FooterLink>
          </Column>
          <Column title={t('footer.support')}>
            <FooterLink to="/page/faq">{t('footer.faq')}</FooterLink>
            <FooterLink to="/page/kontakt">{t('footer.contact')}</FooterLink>
            <FooterLink to="/privacy">{t('footer.privacy')}</FooterLink>
            <FooterLink to="/terms">{t('footer.terms')}</FooterLink>
          </Column>
          <div>
            <h2 className="mb-2 text-sm">{t('language')}</h2>
            <LanguageSwitch />
            <ScriptSwitch className={FOOTER_LINK} />
          </div>
        </div>
        <p className="mt-8 flex flex-wrap gap-x-4 border-t border-line pt-4 text-xs text-ink-3">
          <span>
            {t('footer.copyright', { year: String(localParts(new Date()).year), product: useProductName() })}
          </span>
          <Block id="footer-note" />
        </p>
      </footer>
    </BlocksProvider>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-sm">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a className={FOOTER_LINK} href={to}>
        {children}
      </a>
    </li>
  )
}
