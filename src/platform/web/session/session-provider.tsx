import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/api.ts'
import { refreshSession, SESSION_LOST } from '#platform/web/api/refresh-session.ts'
import {
  clearTokens,
  impersonationToken,
  storedAccessToken,
  storedRefreshToken,
  storeTokens,
  tokenClaims,
  tokenExpiry,
  type TokenPair,
} from '#platform/web/api/stored-tokens.ts'
import { useLiveSession } from './use-live-session.ts'
import { useScheduledRefresh } from './use-scheduled-refresh.ts'

/** The signed-in person: what the token says of them and the whole profile answer. */
export type SessionUser = {
  id: string
  email: string
  role: string
  name: string
  profilePictureUrl: string | null
  language: string
  isVerified: boolean
  onboardingCompleted: boolean
  createdAt: string
  [profile: string]: unknown
}

export type SessionState =
  | { status: 'loading'; offline: boolean }
  | { status: 'anonymous' }
  | { status: 'authenticated'; user: SessionUser }

export type SessionValue = SessionState & {
  /** Stores a token pair and loads the profile; false when the profile cannot be had. */
  signIn(tokens: TokenPair): Promise<boolean>
  signOut(): Promise<void>
  /** Asks again who is signed in; false when nobody is. */
  reloadProfile(): Promise<boolean>
}

const SessionContext = createContext<SessionValue | undefined>(undefined)
const RETRY_MS = 4000

type Props = {
  /** The page opens without a connection too, for whoever this device knows. */
  opensOffline?: boolean
  children: ReactNode
}

export function SessionProvider({ opensOffline = false, children }: Props) {
  const [state, setState] = useState<SessionState>({ status: 'loading', offline: false })
  const queries = useQueryClient()
  const attempt = useRef(0)
  const offlineToo = useRef(opensOffline)
  useEffect(() => {
    offlineToo.current = opensOffline
  }, [opensOffline])

  const forget = useCallback(() => {
    // The impersonation is over; the admin's own session is not.
    if (impersonationToken()) return void leaveImpersonation()
    clearTokens()
    queries.clear()
    setState({ status: 'anonymous' })
  }, [queries])

  const load = useCallback(async (): Promise<boolean> => {
    const mine = ++attempt.current
    const outcome = await loadUser()
    if (mine !== attempt.current) return false
    if (outcome === 'offline') {
      setTimeout(() => mine === attempt.current && void load(), RETRY_MS)
      const user = offlineToo.current ? await userHere() : undefined
      if (mine !== attempt.current) return false
      setState((now) =>
        now.status === 'authenticated'
          ? now
          : user
            ? { status: 'authenticated', user }
            : { status: 'loading', offline: true },
      )
      return false
    }
    if (outcome === 'anonymous') {
      forget()
      return false
    }
    setState({ status: 'authenticated', user: outcome })
    return true
  }, [forget])

  const user = state.status === 'authenticated' ? state.user : undefined
  useEffect(() => {
    if (opensOffline && user) void keepHere(user)
  }, [opensOffline, user])

  useEffect(() => {
    void load()
    function onStorage(event: StorageEvent) {
      if (event.key === 'accessToken' && Boolean(event.newValue) !== Boolean(event.oldValue)) void load()
    }
    function onLost() {
      attempt.current += 1
      forget()
    }
    addEventListener('storage', onStorage)
    addEventListener(SESSION_LOST, onLost)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener(SESSION_LOST, onLost)
    }
  }, [load, forget])

  const signedIn = state.status === 'authenticated'
  useScheduledRefresh(signedIn && !impersonationToken(), forget)
  useLiveSession(signedIn, load)

  const value = useMemo<SessionValue>(
    () => ({
      ...state,
      async signIn(tokens) {
        storeTokens(tokens)
        queries.clear()
        return load()
      },
      async signOut() {
        if (impersonationToken()) return leaveImpersonation()
        if (state.status === 'authenticated') await leaveNothing(state.user.id)
        const refreshToken = storedRefreshToken()
        // The specification ignores failures here: the browser forgets the session whatever the server says.
        await request('/api/auth/logout', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refreshToken: refreshToken ?? '' }),
        }).catch(() => undefined)
        attempt.current += 1
        forget()
      },
      reloadProfile: load,
    }),
    [state, load, forget, queries],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionValue {
  const value = use(SessionContext)
  if (!value) throw new Error('useSession needs a SessionProvider')
  return value
}

/** The id of the signed-in member; empty when nobody is signed in. */
export function useMemberId(): string {
  const session = useSession()
  return session.status === 'authenticated' ? session.user.id : ''
}

/** A sign-out erases the member's data from a device that others may use; a session that expires does not. */
async function leaveNothing(member: string): Promise<void> {
  const device = await import('./forget-member.ts').catch(() => undefined)
  // A device that keeps nothing, or has no link to fetch this with, must not hold anybody back from signing out.
  await device?.forgetMember(member).catch(() => undefined)
}

const onDevice = () => import('./session-cache.ts')

async function keepHere(user: SessionUser): Promise<void> {
  await onDevice()
    .then(({ saveUser }) => saveUser(user))
    // Without a link the page goes on as it is, and keeps them the next time.
    .catch(() => undefined)
}

async function userHere(): Promise<SessionUser | undefined> {
  return onDevice()
    .then(({ readUser }) => readUser())
    .catch(() => undefined)
}

/** Few ever impersonate, so nobody else loads it. */
async function leaveImpersonation(): Promise<void> {
  const impersonation = await import('./impersonation.ts')
  return impersonation.leaveImpersonation()
}

async function loadUser(): Promise<SessionUser | 'anonymous' | 'offline'> {
  const token = storedAccessToken()
  if (!token) return 'anonymous'
  const expiry = tokenExpiry(token)
  if (expiry !== undefined && expiry <= Date.now()) {
    const renewed = await refreshSession()
    if (renewed === 'refused') return 'anonymous'
    if (renewed === 'no answer') return 'offline'
  }
  try {
    const answer = await request('/api/user/profile', { method: 'GET' })
    const profile = (await answer.json()) as Partial<SessionUser>
    const claims = tokenClaims(storedAccessToken() ?? '') ?? {}
    return {
      name: '',
      profilePictureUrl: null,
      language: 'bhs',
      isVerified: true,
      onboardingCompleted: false,
      createdAt: '',
      ...profile,
      id: String(claims.id ?? profile.id ?? ''),
      email: String(claims.email ?? profile.email ?? ''),
      role: String(claims.role ?? profile.role ?? ''),
    }
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== 429
    return refused ? 'anonymous' : 'offline'
  }
}
