import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'
import { Disclosed, useOpenAt } from './disclosed.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { NewEmailForm } from './new-email-form.tsx'

export function EmailSection(section: SectionProps) {
  const t = useText()
  const { email, pendingEmail } = useSettings()
  const { open, onOpen, close } = useOpenAt('email')
  return (
    <Section {...section} text={t('email.text')}>
      {pendingEmail ? (
        <EmailCodeForm key={pendingEmail} pendingEmail={pendingEmail} />
      ) : (
        <Disclosed
          open={open}
          onOpen={onOpen}
          action={t('email.change')}
          fact={
            <>
              <span className="block text-xs text-ink-2">{t('email.now')}</span>
              <b>{email}</b>
            </>
          }
        >
          <NewEmailForm onClose={close} />
        </Disclosed>
      )}
    </Section>
  )
}
