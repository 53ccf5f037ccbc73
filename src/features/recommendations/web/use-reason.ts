import { interestNames } from '#features/account/contract/interest-names.ts'
import { languageName } from '#features/profiles/contract/language-names.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Reason } from '../contract/reasons.ts'
import { useText } from './use-text.ts'

/** Returns a reason in words. */
export function useReason(): (reason: Reason) => string {
  const t = useText()
  const locale = useLocale()
  return ({ code, count, of, name, near }) => {
    if (code === 'interest') {
      const interest = Object.entries(interestNames).find(([id]) => id === name)
      return t('reasons.interest', { name: interest?.[1][locale] ?? '' })
    }
    if (code === 'language') {
      const language = LANGUAGES.find((id) => id === name)
      return t('reasons.language', { name: language ? languageName(language, locale) : '' })
    }
    if (code === 'sought') return t('reasons.sought', { name: name ?? '' })
    if (code === 'pay') return t(name === 'amount' ? 'reasons.amount' : 'reasons.pay')
    return t(`reasons.${code}`, { count: count ?? 0, of: of ?? 0, near: near ?? 0 })
  }
}
