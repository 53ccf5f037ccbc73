import * as by from './files.ts'
import { type Row, row } from './row.ts'

const registers = by.joining('registration tells what is missing and why it failed (${language})')
const refusedOnes = by.registration('a registration with %j is refused with a clear text')
const byCode = by.recovery('the reset by code goes through four steps and tells every failure (${language})')
const byLink = by.recovery('the reset by link checks its token at once and tells every failure (${language})')
const steps = by.joining('the three first steps check, send and open the dashboard (${language})')
const answers = by.onboarding('%j is refused in both languages')
const phone = by.phone('%s: %s becomes %s')
const kinds = by.phone('whatever is typed, the number keeps the length and the beginning of its kind')
const address = by.joining(
  'the first steps know the address of the registration, and show ten interests and three genders',
)
const limits = by.editing('empty and too long texts are refused with a reason, and nothing typed is lost')
const permissions = by.adminBar(
  'permissions are asked for once in thirty seconds, by admins only, and not when the window comes back',
)
const member = by.adminBar('a member has no bar, no edit mode and no question about permissions')

export const validation: readonly Row[] = [
  row(
    '5.register.required',
    'All fields are required',
    registers,
    by.registrationCheck('needs every field'),
    by.registration('a registration without %s is refused'),
  ),
  row('5.register.match', 'The passwords must match', registers, refusedOnes),
  row('5.register.terms', 'The terms must be accepted', registers, refusedOnes),
  row('5.register.hint', 'The hint says what a good password has', registers),
  row('5.forgot.email', 'A simple email pattern', byCode),
  row(
    '5.reset-code',
    'Exactly six digits; everything else falls away',
    byCode,
    by.codes('of a reset keeps its digits, at most six'),
  ),
  row('5.new-password', 'At least eight signs, and the same twice', byCode),
  row(
    '5.token-reset',
    'Email required; both fields, the same, at least eight signs',
    byLink,
    by.recovery('a link is asked for, and a token in the answer is used at once (${language})'),
  ),
  row(
    '5.verification-code',
    'Capital letters and digits, six, else it cannot be sent',
    by.codes('of a verification becomes capital letters and digits, at most six'),
    by.entry('the verify button waits for six signs, and Enter before that says what is missing'),
    by.verification('%j is refused like any wrong code and does not count'),
  ),
  row(
    '5.onboarding.contact',
    'Phone and gender are required',
    steps,
    answers,
    by.joining('a number without a digit is no number'),
  ),
  row('5.phone.digits', 'Only digits and plus are kept', phone, kinds),
  row('5.phone.+387', '+387 is cut to twelve signs', phone, kinds),
  row('5.phone.387', '387 gets a plus and eleven digits', phone, kinds),
  row('5.phone.0', 'A zero becomes +387 and up to eight digits', phone, kinds),
  row('5.phone.+', 'Another plus is cut to fifteen signs', phone, kinds),
  row('5.phone.other', 'Anything else gets +387 and up to eight digits', phone, kinds),
  row(
    '5.phone.field',
    'The field of the first steps follows the rule',
    by.entry('a newcomer registers, proves the address with the code, takes the first steps and is in'),
    steps,
  ),
  row('5.onboarding.interests', 'At least one interest', steps, answers),
  row('5.onboarding.email', 'From the query or registrationEmail, trimmed', steps, address),
  row('5.content.empty', 'Page texts may not be empty', limits, by.blocks('is refused for %s')),
  row(
    '5.content.long',
    'Page texts may have a limit, which is told',
    limits,
    by.blocks('says how long the text may be'),
  ),
  row(
    '5.content.check',
    'Page texts may have a check of their own',
    by.editorCheck('a text may have a check of its own, which speaks last'),
  ),
  row(
    '5.counter',
    'Counts text length; empty is 0',
    by.characters('a text is as long as it is'),
    by.characters('nothing counts nothing, either way'),
  ),
  row(
    '5.counter.strict',
    'Strictly only letters, digits and the named signs',
    by.characters('strictly, only letters, digits and the named signs count'),
    by.characters('strictly is never more than plainly, and spaces never change it'),
  ),
]

export const permissionsRows: readonly Row[] = [
  row(
    '6.roles',
    'ADMIN and ordinary users',
    by.sessions('permissions are read afresh on every call and never stored'),
    member,
  ),
  row(
    '6.visitors',
    'Visitors reach the public pages',
    by.screens('every public page has its title and speaks its language (${language})'),
  ),
  row(
    '6.members',
    'Members reach the protected pages',
    by.session('a good sign-in stores both tokens, loads the profile with them and opens the dashboard'),
    by.session('a stranger who opens ${path} is led to the sign-in'),
  ),
  row(
    '6.admin',
    'Admins have the bar, the front page in edit mode and, with the permission, live editing',
    by.adminBar('the bar leads to the console, names admin and page, and switches edit mode (${language})'),
    by.editing(
      'an admin without the global permission reads why there is no editor; a member has no bar at all',
    ),
  ),
  row('6.permissions.admins', 'Permissions are asked for by admins only', permissions, member),
  row('6.permissions.cache', 'Cached for 30 seconds, not asked again on focus', permissions),
  row(
    '6.permissions.retry',
    'Tried once more',
    by.adminBar('when permissions cannot be read they are asked for once more, then editing stays closed'),
  ),
  row(
    '6.enforced',
    'The server holds every rule itself',
    by.authorisation('lets in whom its policy names, and nobody else'),
  ),
]
