import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { useText } from '../use-text.ts'
import { AnswersForm } from './answers-form.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { NamesForm } from './names-form.tsx'

export function ProfileSection(section: SectionProps) {
  const t = useText()
  return (
    <Section {...section} text={t('profile.text')}>
      <NamesForm />
      <BirthdayField />
      <AnswersForm />
    </Section>
  )
}
