import { describe, expect, it } from 'vitest'
import { checkRegistration } from './check-registration.ts'

const texts = {
  required: 'required',
  email: 'email',
  passwordShort: 'short',
  passwordsDiffer: 'differ',
  terms: 'terms',
}

const complete = {
  firstName: 'Amra',
  lastName: 'Hodžić',
  email: 'amra@example.ba',
  password: 'kamen i luk',
  confirmPassword: 'kamen i luk',
  agreeToTerms: 'on',
}

function check(changes: Partial<Record<keyof typeof complete, string>>) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...complete, ...changes })) data.set(name, value)
  return checkRegistration(data, texts)
}

describe('a registration before it is sent', () => {
  it('is sent when everything is there', () => expect(check({})).toEqual({}))

  it('needs every field', () => {
    expect(checkRegistration(new FormData(), texts)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      confirmPassword: 'required',
      agreeToTerms: 'terms',
    })
  })

  it('does not take spaces for a name', () => {
    expect(check({ firstName: '  ' })).toEqual({ firstName: 'required' })
  })

  it('tells a wrong address, a short password and a different repetition', () => {
    expect(check({ email: 'amra@' })).toEqual({ email: 'email' })
    expect(check({ password: 'kratka', confirmPassword: 'kratka' })).toEqual({ password: 'short' })
    expect(check({ confirmPassword: 'kamen i luk ' })).toEqual({ confirmPassword: 'differ' })
  })
})
