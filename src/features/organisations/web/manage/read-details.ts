import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import type { Details } from '../../contract/inputs.ts'

/** Reads the details from the form; their schema validates them. */
export function readDetails(data: FormData): Details {
  const register = fieldText(data, 'registerNumber').replace(/\s/g, '')
  return {
    name: fieldText(data, 'name'),
    kind: fieldText(data, 'kind') as Details['kind'],
    about: { bhs: fieldText(data, 'about.bhs'), en: fieldText(data, 'about.en') },
    municipality: municipalityOf(data),
    address: fieldText(data, 'address'),
    website: websiteOf(data),
    email: fieldText(data, 'email'),
    phone: fieldText(data, 'phone'),
    registerNumber: register === '' ? null : register,
    replyDays: Number(fieldText(data, 'replyDays')),
  }
}

/** Completes an address copied without its scheme. */
export function websiteOf(data: FormData): string {
  const input = fieldText(data, 'website')
  return input === '' || /^https?:\/\//i.test(input) ? input : `https://${input}`
}

export function municipalityOf(data: FormData): Details['municipality'] {
  return findMunicipality(fieldText(data, 'municipality') || null)?.id ?? null
}
