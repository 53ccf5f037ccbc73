import { type FormEvent, useState } from 'react'
import { phoneIsCut } from '#platform/contract/phone.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useText } from '../use-text.ts'
import { normalPhone } from './normal-phone.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

/** Events that enter a whole number at once; during typing, the digits stay as they are. */
const AT_ONCE = new Set([undefined, 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'])

/** Takes a phone number as people write it and shows it in its stored form. */
export function PhoneField({ error }: { error: string | undefined }) {
  const t = useText()
  const words = useOnboardingText()
  const [cutTo, setCutTo] = useState<string>()

  function normalize(input: HTMLInputElement) {
    const phone = normalPhone(input.value)
    if (phone === input.value) return
    setCutTo(phoneIsCut(input.value) ? phone : undefined)
    input.value = phone
  }
  function follow(event: FormEvent<HTMLInputElement>) {
    const { inputType, data } = event.nativeEvent as InputEvent
    const whole = AT_ONCE.has(inputType) || (inputType === 'insertText' && (data ?? '').length > 1)
    setCutTo(undefined)
    if (whole) normalize(event.currentTarget)
  }
  return (
    <TextInput
      name="phoneNumber"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={t('fields.phoneNumber')}
      help={
        cutTo === undefined ? (
          words('phoneHelp')
        ) : (
          <span role="status">{words('phoneCut', { kept: cutTo })}</span>
        )
      }
      error={error}
      onInput={follow}
      onBlur={(event) => normalize(event.currentTarget)}
      required
    />
  )
}
