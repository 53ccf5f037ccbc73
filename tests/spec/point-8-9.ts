import * as by from './files.ts'
import { type Row, row } from './row.ts'

const signsIn = by.joining('a failed sign-in is told in a message, a good one too (${language})')
const registers = by.joining('registration tells what is missing and why it failed (${language})')
const dialog = by.joining('the sign-in sends the code again and goes on after two seconds (${language})')
const resends = by.joining(
  'the verification screen sends the code again and says so for three seconds (${language})',
)
const typed = by.joining(
  'a typed code is refused with a reason, or leads on after a second and a half (${language})',
)
const link = by.joining('an opened link verifies by itself and leads on after two seconds (${language})')
const deadLink = by.joining('a link that fails says why (${language})')
const steps = by.joining('the three first steps check, send and open the dashboard (${language})')
const byCode = by.recovery('the reset by code goes through four steps and tells every failure (${language})')
const byLink = by.recovery('the reset by link checks its token at once and tells every failure (${language})')
const dead = by.recovery('a token that is not good leads back to the request (${language})')
const request = by.recovery('a link is asked for, and a token in the answer is used at once (${language})')
const signOut = by.session(
  'signing out forgets the session whatever the server says, and keeps language and theme',
)
const editor = by.adminBar('in edit mode formatting needs a selection, and cancelling changes nothing')
const limits = by.editing('empty and too long texts are refused with a reason, and nothing typed is lost')
const edits = by.editing('a global admin edits the front page in place, and everybody sees it')

export const errors: readonly Row[] = [
  row('8.login', 'The server’s words or Greška prilikom prijave, titled Greška', signsIn),
  row('8.login.success', 'Uspješna prijava, Dobro došli nazad!', signsIn),
  row('8.logout', 'Odjavljeni ste', signOut),
  row('8.register', 'The server’s words or Greška pri registraciji', registers),
  row('8.resend.dialog', 'The server’s words or that the code could not be sent, try again', dialog),
  row('8.resend.screen', 'The server’s words or Greška pri slanju koda', resends),
  row('8.resend.success', 'Novi kod je poslan na vašu email adresu', resends, dialog),
  row(
    '8.reset-code.expired',
    'expired and istekao say that the code has expired',
    byCode,
    by.resetTexts('%o when the code is checked'),
  ),
  row(
    '8.reset-code.other',
    'Any other failure says that the code is wrong',
    byCode,
    by.resetTexts('%o when the code is checked'),
  ),
  row('8.reset-code.network', 'No answer shows the general message', byCode),
  row(
    '8.reset-password',
    'expired, used and korišten, the server’s words, the general message',
    byCode,
    by.resetTexts('%o when the new password is sent'),
  ),
  row('8.token.invalid', 'Nevažeći token and its text', dead),
  row('8.token.unchecked', 'Greška pri verifikaciji tokena.', dead),
  row('8.token.request', 'Greška pri slanju zahtjeva.', request),
  row('8.token.reset', 'Greška pri resetovanju passworda.', byLink),
  row('8.token.sent', 'Zahtjev poslat and its text', request),
  row('8.verify', 'The server’s words or that the code is invalid or expired', typed, deadLink),
  row('8.verify.success', 'Verified, then on to onboarding', typed, link),
  row('8.onboarding', 'The server’s words or Greška prilikom završetka onboarding-a', steps),
  row('8.network', 'No answer shows the same fallbacks', signsIn, registers, dialog, resends, typed, steps),
  row('8.editor.empty', 'Cannot save', limits),
  row('8.editor.selection', 'No text selected', editor, edits),
]

const scheduled = by.schedule('a token with %s left is renewed five minutes before its end, or not at all')
const permissions = by.adminBar(
  'permissions are asked for once in thirty seconds, by admins only, and not when the window comes back',
)
const phone = by.phone('%s: %s becomes %s')
const figures = by.landingTexts('state the figures of the business in both ways of writing')

export const constants: readonly Row[] = [
  row(
    '9.refresh',
    '5 minutes before expiry, within 24 hours',
    scheduled,
    by.session('a token with ${left / MINUTE} minutes left is renewed five minutes before its end'),
  ),
  row(
    '9.reset-code',
    '6 digits',
    by.codes('of a reset keeps its digits, at most six'),
    by.reset('the mail in %s has the digits on a line of their own and a link, as text and as HTML'),
  ),
  row(
    '9.verification-code',
    '6 of A-Z and 0-9',
    by.codes('of a verification becomes capital letters and digits, at most six'),
  ),
  row(
    '9.password',
    'At least 8',
    byCode,
    byLink,
    by.registration('a registration with %j is refused with a clear text'),
  ),
  row('9.resend', 'On after 2 seconds', dialog),
  row('9.verified.link', '2000 ms', link),
  row('9.verified.code', '1500 ms', typed),
  row('9.resend-notice', '3000 ms', resends),
  row(
    '9.permissions',
    '30 seconds, one retry',
    permissions,
    by.adminBar('when permissions cannot be read they are asked for once more, then editing stays closed'),
  ),
  row('9.editor', 'Saving lasts a second', edits),
  row(
    '9.title',
    'At most 4 words',
    by.titles('a title has at most four words'),
    by.pages('has a title of at most four words and one heading, in both languages'),
  ),
  row(
    '9.language',
    'bhs',
    by.screens('the language is Bosnian until somebody chooses, and the choice stays'),
  ),
  row('9.phone', '+387; 12, 11 and a plus, 15, 8', phone),
  row(
    '9.onboarding',
    '3 steps, 10 interests',
    by.joining(
      'the first steps know the address of the registration, and show ten interests and three genders',
    ),
  ),
  row(
    '9.toasts.visible',
    '1 visible',
    by.toasts('a newer message takes the place of the older one and gets its full time'),
    by.screens('F8 leads to the messages, of which one is seen for five seconds'),
  ),
  row(
    '9.toasts.duration',
    '5000 ms',
    by.toasts('a message stays open for five seconds'),
    by.screens('F8 leads to the messages, of which one is seen for five seconds'),
  ),
  row(
    '9.toasts.swipe',
    'To the right, 50 px',
    by.screens('a message is swiped away to the right from fifty pixels on'),
  ),
  row(
    '9.toasts.f8',
    'F8 leads to the area',
    by.screens('F8 leads to the messages, of which one is seen for five seconds'),
  ),
  row(
    '9.toasts.variants',
    'default and destructive',
    by.screens('F8 leads to the messages, of which one is seen for five seconds'),
    signsIn,
  ),
  row(
    '9.toasts.memory',
    'Gone after 1,000,000 ms',
    by.toasts('a closed message leaves memory after a million milliseconds'),
  ),
  row(
    '9.money',
    '2 decimals, bs-BA, dots for commas, KM, 0.00 when missing',
    by.money('every amount is the Bosnian number with dots for commas'),
    by.money('an amount that is missing is nothing, in the currency that was asked for'),
  ),
  row(
    '9.scroll',
    '500 ms and 300 ms',
    by.landing('a reload starts at the top, and tries again after half a second'),
    by.landing('an address with a section opens there after three tenths of a second'),
  ),
  row('9.breakpoints', '640 px and 768 px', by.landing('the layout changes at 640 and 768 pixels')),
  row('9.figures', 'The marketing figures', figures),
  row(
    '9.price',
    '0 euro, free forever',
    by.landingPage('sees that it is free for ever, at the price'),
    by.landingPage('speaks English throughout'),
  ),
]
