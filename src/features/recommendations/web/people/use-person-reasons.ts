import { interestNames } from '#features/account/contract/interest-names.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Person } from '../../contract/people.endpoints.ts'
import { usePeopleText } from '../use-people-text.ts'

/** Returns the reasons for a person in words, the weightiest first. */
export function usePersonReasons() {
  const t = usePeopleText()
  const locale = useLocale()
  return ({
    goal,
    mutual,
    project,
    school,
    shared,
    interest,
    km,
  }: Person['reasons']): { id: string; text: string }[] => {
    const names = (all: readonly { bhs: string; en: string }[]) => all.map((name) => name[locale]).join(', ')
    const texts = {
      goal:
        goal &&
        (goal.title
          ? t('reasons.goal', { title: goal.title[locale], names: names(goal.names) })
          : t('reasons.learning', { names: names(goal.names) })),
      project: project && t('reasons.project', { title: project }),
      mutual: mutual && t('reasons.mutual', { count: mutual }),
      school: school && t('reasons.school', { name: school }),
      shared: shared && t('reasons.shared', { count: shared.count, names: names(shared.names) }),
      interest: interest && t('reasons.interest', { name: interestNames[interest][locale] }),
      place: km === null ? null : km === 0 ? t('reasons.home') : t('reasons.near', { count: km }),
    }
    return Object.entries(texts).flatMap(([id, text]) => (text ? [{ id, text }] : []))
  }
}
