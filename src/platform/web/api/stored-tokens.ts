/** The half of the proof that lives in browser storage; keys as in the specification. */
const ACCESS = 'accessToken'
const REFRESH = 'refresh_token'

// Of this tab alone: other tabs stay with the admin's own session.
const IMPERSONATION = 'impersonation-token'

export type TokenPair = { accessToken: string; refreshToken: string }

export function storedAccessToken(): string | null {
  return impersonationToken() ?? localStorage.getItem(ACCESS)
}

/** Nothing renews an impersonation. */
export function storedRefreshToken(): string | null {
  return impersonationToken() ? null : localStorage.getItem(REFRESH)
}

/** The token with which an admin impersonates a member in this tab; their own stay where they are meanwhile. */
export function impersonationToken(): string | null {
  return globalThis.sessionStorage?.getItem(IMPERSONATION) ?? null
}

export function storeImpersonationToken(token: string): void {
  sessionStorage.setItem(IMPERSONATION, token)
}

export function dropImpersonationToken(): void {
  globalThis.sessionStorage?.removeItem(IMPERSONATION)
}

/** Keeps the pair; the cookie only tells the server to send the application with reading pages too. */
export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  dropImpersonationToken()
  localStorage.setItem(ACCESS, accessToken)
  if (refreshToken) localStorage.setItem(REFRESH, refreshToken)
  document.cookie = `signed=1; Path=/; Max-Age=${30 * 24 * 3600}; SameSite=Lax`
}

export function clearTokens(): void {
  localStorage.removeItem(ACCESS)
  localStorage.removeItem(REFRESH)
  document.cookie = 'signed=; Path=/; Max-Age=0; SameSite=Lax'
}

/** Milliseconds since 1970 at which a token ends, read without checking its signature; undefined if it says nothing. */
export function tokenExpiry(token: string): number | undefined {
  const claims = tokenClaims(token)
  return typeof claims?.exp === 'number' ? claims.exp * 1000 : undefined
}

/** The readable part of a JWT; for display only. */
export function tokenClaims(token: string): Record<string, unknown> | undefined {
  const part = token.split('.')[1]
  if (!part) return undefined
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
      sign.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
