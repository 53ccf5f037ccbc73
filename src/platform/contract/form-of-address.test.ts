import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { formOfAddress } from './form-of-address.ts'

const t = createTranslator({
  locale: 'bs-BA',
  messages: {
    sent: '{address, select, female {poslala si} male {poslao si} other {poslano je}}',
  },
})

test('a text speaks to her, to him, and without either form to whoever has not said', () => {
  const said = (gender: unknown) => t('sent', { address: formOfAddress(gender) })
  expect(said('female')).toBe('poslala si')
  expect(said('male')).toBe('poslao si')
  for (const none of ['other', null, undefined, '', 'FEMALE', 1]) expect(said(none)).toBe('poslano je')
})
