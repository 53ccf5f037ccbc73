import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'
import { Disclosed, useOpenAt } from './disclosed.tsx'
import { PasswordForm } from './password-form.tsx'

export function PasswordSection(section: SectionProps) {
  const t = useText()
  const { hasPassword } = useSettings()
  const { open, onOpen, close } = useOpenAt('password')
  return (
    <Section {...section} text={t('password.text')}>
      <Disclosed
        open={open}
        onOpen={onOpen}
        fact={t(hasPassword ? 'password.set' : 'password.none')}
        action={t(hasPassword ? 'password.change' : 'password.create')}
      >
        <PasswordForm onClose={close} />
      </Disclosed>
    </Section>
  )
}
