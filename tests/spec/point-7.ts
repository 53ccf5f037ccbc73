import * as by from './files.ts'
import { type Row, row } from './row.ts'

const start = by.session('every start with stored tokens asks who is signed in, with bearer and cookies')
const expired = by.session('an access token that has ended is renewed at the start, once')
const signIn = by.session(
  'a good sign-in stores both tokens, loads the profile with them and opens the dashboard',
)
const register = by.joining('registration sends the payload and follows the answer (${language})')
const dialog = by.joining('the sign-in sends the code again and goes on after two seconds (${language})')
const link = by.joining('an opened link verifies by itself and leads on after two seconds (${language})')
const code = by.joining(
  'a typed code is refused with a reason, or leads on after a second and a half (${language})',
)
const steps = by.joining('the three first steps check, send and open the dashboard (${language})')
const byCode = by.recovery('the reset by code goes through four steps and tells every failure (${language})')
const byLink = by.recovery('the reset by link checks its token at once and tells every failure (${language})')
const dead = by.recovery('a token that is not good leads back to the request (${language})')
const request = by.recovery('a link is asked for, and a token in the answer is used at once (${language})')

export const callRows: readonly Row[] = [
  row(
    '7.bearer',
    'Calls carry the stored bearer and cookies',
    start,
    by.queries('data is fetched by GET from the first part of its key, with the bearer and cookies'),
  ),
  row(
    '7.autosave',
    'An autosave flag adds x-autosave',
    by.calls('what the page saves by itself says so, and names the version it builds on'),
    by.calls(
      'what a person saves is JSON in the language of the page, without a bearer when nobody is signed in',
    ),
  ),
  row(
    '7.query.url',
    'The default fetch is a GET on the first part of the key',
    by.queries('data is fetched by GET from the first part of its key, with the bearer and cookies'),
  ),
  row(
    '7.query.once',
    'No retries, not on focus, never stale',
    by.queries('nothing is fetched again by itself: no retry, not on focus, never stale'),
    by.queries('data that is there is not asked for again'),
  ),
  row(
    '7.error',
    'An answer that is not OK is an error of status and text',
    by.queries('an answer that is not OK becomes an error of its status and its text'),
  ),
  row(
    '7.profile',
    'GET /api/user/profile',
    start,
    by.registration('a young woman registers, types the mailed code and is signed in'),
    by.sessions('strangers are asked to sign in before they see a person, in their language'),
  ),
  row(
    '7.refresh',
    'POST /api/auth/refresh',
    expired,
    by.sessions('a member renews the session, and the new access token works'),
  ),
  row(
    '7.login',
    'POST /api/auth/login',
    signIn,
    by.login('a member signs in, and the old session of this browser ends'),
  ),
  row(
    '7.logout',
    'POST /api/auth/logout, failures ignored',
    by.session('signing out forgets the session whatever the server says, and keeps language and theme'),
    by.sessions('signing out succeeds whatever is sent, except from another site and in another form'),
  ),
  row(
    '7.register',
    'POST /api/auth/register',
    register,
    by.registration('a young woman registers, types the mailed code and is signed in'),
  ),
  row(
    '7.resend',
    'POST /api/auth/resend-verification',
    dialog,
    by.registration('only the browser of the person hears that the email is verified already'),
  ),
  row(
    '7.verify.link',
    'GET /api/auth/verify?token=',
    link,
    by.verification('a link opened twice within ten minutes succeeds twice, later it has expired'),
  ),
  row(
    '7.verify.code',
    'POST /api/auth/verify',
    code,
    by.verification(
      'a code is used once, however many strangers send it at the same moment, and gives them no session',
    ),
  ),
  row(
    '7.onboarding',
    'POST /api/auth/onboarding',
    steps,
    by.onboarding('a new member completes the onboarding and keeps the session that verifying gave'),
  ),
  row(
    '7.forgot',
    'POST /api/auth/forgot-password, whatever is answered',
    byCode,
    by.reset('a person resets the password with the code of the mail and is told that it changed'),
  ),
  row(
    '7.verify-reset-code',
    'POST /api/auth/verify-reset-code',
    byCode,
    by.resetProofs('a right code leaves all five tries to the person'),
  ),
  row(
    '7.reset.code',
    'POST /api/auth/reset-password with a code',
    byCode,
    by.reset('a code and a token together are refused with 400, and so is neither'),
  ),
  row(
    '7.reset.token',
    'POST /api/auth/reset-password with a token',
    byLink,
    by.resetProofs('a code and a link that were used say so'),
  ),
  row(
    '7.verify-reset-token',
    'GET /api/auth/verify-reset-token/{token}',
    byLink,
    dead,
    by.reset('a link says whose password it resets, as often as it is asked, and nothing more'),
  ),
  row(
    '7.request-reset',
    'POST /api/auth/request-password-reset; a resetToken is used at once',
    request,
    by.reset(
      'request-password-reset mails a link and gives the token only to a browser that has just proved the address',
    ),
  ),
  row(
    '7.permissions',
    'GET /api/user/permissions',
    by.adminBar(
      'permissions are asked for once in thirty seconds, by admins only, and not when the window comes back',
    ),
    by.sessions('permissions are read afresh on every call and never stored'),
  ),
]
