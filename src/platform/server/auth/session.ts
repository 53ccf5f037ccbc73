/** The person behind a call, as the database knows them at this moment. */
export type Session = {
  id: string
  userId: string
  email: string
  role: 'USER' | 'ADMIN'
  globalAdmin: boolean
  scopes: readonly string[]
  /** When this browser last proved the password, a code or a provider. */
  authenticatedAt: Date
  /** Where the call came from, for the audit log. */
  from?: { address: string; userAgent: string }
  /** The person is not here: an admin sees what they would see, and may only read. */
  impersonation?: { id: string; actorId: string }
}

/** Why a session ended, for the person's list of devices and the audit. */
export type EndReason =
  | 'logout'
  | 'replaced'
  | 'revoked'
  | 'reuse'
  | 'password'
  | 'email'
  | 'suspended'
  | 'merged'
  | 'deleted'
  | 'adopted'
