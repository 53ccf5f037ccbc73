import * as by from './files.ts'
import { type Row, row } from './row.ts'

const start = by.session('every start with stored tokens asks who is signed in, with bearer and cookies')
const signIn = by.session(
  'a good sign-in stores both tokens, loads the profile with them and opens the dashboard',
)
const registers = by.joining('registration sends the payload and follows the answer (${language})')
const woman = by.registration('a young woman registers, types the mailed code and is signed in')
const byLink = by.joining('an opened link verifies by itself and leads on after two seconds (${language})')
const typed = by.joining(
  'a typed code is refused with a reason, or leads on after a second and a half (${language})',
)
const resends = by.joining(
  'the verification screen sends the code again and says so for three seconds (${language})',
)
const dialog = by.joining('the sign-in sends the code again and goes on after two seconds (${language})')
const steps = by.joining('the three first steps check, send and open the dashboard (${language})')
const values = by.joining(
  'the first steps know the address of the registration, and show ten interests and three genders',
)
const reset = by.recovery('the reset by code goes through four steps and tells every failure (${language})')
const link = by.recovery('the reset by link checks its token at once and tells every failure (${language})')
const bar = by.adminBar(
  'the bar leads to the console, names admin and page, and switches edit mode (${language})',
)
const member = by.adminBar('a member has no bar, no edit mode and no question about permissions')

export const entities: readonly Row[] = [
  row('3.user', 'The session user: token claims and the whole profile', woman, start),
  row('3.user.role', 'The role is read from the token; ADMIN is known', bar, member),
  row(
    '3.tokens',
    'accessToken and refresh_token in browser storage',
    signIn,
    by.session('signing out forgets the session whatever the server says, and keeps language and theme'),
  ),
  row('3.registrationEmail', 'Kept during the sign-up, gone after verification', registers, byLink, typed),
  row(
    '3.registration',
    'The payload of a registration',
    registers,
    by.registration('a registration without %s is refused'),
  ),
  row(
    '3.permissions',
    'hasGlobalPermissions',
    by.sessions('permissions are read afresh on every call and never stored'),
  ),
  row(
    '3.reset-token',
    'valid, name, email',
    by.reset('a link says whose password it resets, as often as it is asked, and nothing more'),
  ),
  row(
    '3.onboarding',
    'email, phoneNumber, gender and interests',
    steps,
    by.onboarding('a new member completes the onboarding and keeps the session that verifying gave'),
  ),
  row(
    '3.interests',
    'The ten interests',
    values,
    by.onboarding('interests outside the ten and unknown fields are refused'),
  ),
  row('3.verification', 'An email with a code of six signs, or the token of a link', typed, byLink),
]

export const transitions: readonly Row[] = [
  row('4.session.login', 'Anonymous, then authenticated', signIn),
  row(
    '4.session.logout',
    'Anonymous again after signing out',
    by.session('signing out forgets the session whatever the server says, and keeps language and theme'),
  ),
  row(
    '4.session.lost',
    'Anonymous again after a failed refresh',
    by.session('when renewing is refused the tokens go and the person is led to the sign-in'),
    by.session('a session that is refused while somebody works ends at once'),
  ),
  row(
    '4.session.start',
    'An expired token is refreshed at the start',
    by.session('an access token that has ended is renewed at the start, once'),
  ),
  row(
    '4.session.schedule',
    'Refresh 5 minutes before the end, if ahead and within 24 hours',
    by.session('a token with ${left / MINUTE} minutes left is renewed five minutes before its end'),
    by.session('a token with ${left / MINUTE} minutes left is not scheduled'),
    by.schedule('a token with %s left is renewed five minutes before its end, or not at all'),
    by.schedule('whenever it is scheduled, it is five minutes before the end and within a day'),
  ),
  row(
    '4.session.401',
    'A 401 gives one refresh and one retry',
    by.session('a 401 renews the session once and asks once more with the new token'),
    by.session('a second 401 in a row is not renewed again, and the session is over'),
  ),
  row(
    '4.login.former',
    'autoPasswordReset leads to /forgot-password with email and auto',
    by.entry('members of a former site start at the code'),
    by.formerMembers('who know their old password are sent to the reset at once, and get in with the code'),
  ),
  row('4.login.success', 'Tokens, profile, /dashboard', signIn),
  row(
    '4.registration.success',
    'To redirectTo, else to /auth/verify with the email',
    registers,
    by.entry('an answer cannot send the browser to another site'),
    woman,
  ),
  row('4.resend.dialog', 'A confirmation, and on to /auth/verify after two seconds', dialog),
  row('4.resend.verified', 'alreadyVerified shows its error text', dialog),
  row('4.verify.link', 'A link verifies by itself, onboarding after 2000 ms', byLink),
  row('4.verify.code', 'After a code onboarding opens after 1500 ms', typed),
  row('4.verify.forget', 'registrationEmail is removed', byLink, typed),
  row('4.verify.resend', 'The confirmation stands for 3 seconds', resends),
  row('4.forgot', 'Email, code, password, success', reset),
  row('4.reset', 'Request, reset, success', link),
  row('4.onboarding', 'Next checks, Back returns, Complete sends and opens /dashboard', steps),
  row(
    '4.edit-mode',
    'Only for an admin with admin_edit=true and hasGlobalPermissions',
    bar,
    member,
    by.adminBar('when permissions cannot be read they are asked for once more, then editing stays closed'),
    by.editing(
      'an admin without the global permission reads why there is no editor; a member has no bar at all',
    ),
  ),
  row(
    '4.toasts',
    'One message at a time, open or closed',
    by.toasts('a newer message takes the place of the older one and gets its full time'),
    by.screens('F8 leads to the messages, of which one is seen for five seconds'),
  ),
]
