import type { Services } from '../services.ts'
import type { Session } from './session.ts'

/** Proves that the person at the device is the one who signed in: by the password, or a fresh sign-in without one. */
export type Prove = (input: {
  services: Services
  session: Session
  password: string | undefined
}) => Promise<unknown>
