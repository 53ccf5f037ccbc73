import { Section } from '../frame/section.tsx'
import { useText } from '../use-text.ts'
import { AnswersForm } from './answers-form.tsx'
import { NamesForm } from './names-form.tsx'

export function ProfileSection() {
  const t = useText()
  return (
    <Section id="profile" title={t('profile.title')} text={t('profile.text')}>
      <NamesForm />
      <AnswersForm />
    </Section>
  )
}
