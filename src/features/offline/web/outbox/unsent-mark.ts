const KEY = 'unsent'

/** Returns whether this device may hold unsent entries of a member, without the cost of opening its database. */
export function mayHaveUnsent(member: string): boolean {
  return localStorage.getItem(KEY)?.split(' ').includes(member) ?? false
}

export function noteUnsent(member: string): void {
  if (!mayHaveUnsent(member)) localStorage.setItem(KEY, [...marks(), member].join(' '))
}

export function forgetUnsent(member: string): void {
  localStorage.setItem(KEY, marks(member).join(' '))
}

const marks = (without?: string) =>
  (localStorage.getItem(KEY) ?? '').split(' ').filter((one) => one !== '' && one !== without)
