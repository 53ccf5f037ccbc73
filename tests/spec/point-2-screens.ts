import * as by from './files.ts'
import { type Row, row } from './row.ts'

const bar = by.adminBar(
  'the bar leads to the console, names admin and page, and switches edit mode (${language})',
)
const barOnCanvas = by.adminBar(
  'on the canvas the bar stands without header and footer, names it, and keeps its name while editing',
)
const edits = by.editing('a global admin edits the front page in place, and everybody sees it')
const refused = by.editing('empty and too long texts are refused with a reason, and nothing typed is lost')
const fields = by.forms('the form of ${path} has the fields of its payload, and one button that sends')
const header = by.landing(
  'the header leads to the four sections of the page, to the youth bank and to the sign-in',
)
const byCode = by.recovery('the reset by code goes through four steps and tells every failure (${language})')
const byLink = by.recovery('the reset by link checks its token at once and tells every failure (${language})')
const resends = by.joining(
  'the verification screen sends the code again and says so for three seconds (${language})',
)
const waysIn = by.forms('the sign-in leads to every other way in, and lists what one gets')
const google = by.entry('Google explains itself where it is not connected')
const broken = by.screens('a part that breaks leaves the screen standing and can be refreshed (${language})')
const failed = by.screens('a screen whose frame cannot be drawn says so and can be tried again (${language})')
const light = by.screens('pages are light until somebody chooses, also where the system is dark')
const steps = by.joining('the three first steps check, send and open the dashboard (${language})')

export const landingRows: readonly Row[] = [
  row(
    '2.landing.sections',
    'Sections kako-funkcionise, prednosti, dokazi, planovi',
    by.landingPage('reaches the four sections from the header'),
    header,
  ),
  row(
    '2.landing.smooth',
    'Anchors are reached by smooth scrolling',
    by.landing('sections are reached smoothly, except by those who want no motion'),
  ),
  row(
    '2.landing.header',
    'The header has anchors, /ob, the language switch, login and register',
    header,
    by.screens('the language is Bosnian until somebody chooses, and the choice stays'),
  ),
  row(
    '2.landing.header.signed-in',
    'Whoever is signed in finds the dashboard in the header',
    by.landing('whoever is signed in finds the dashboard in the header of public pages'),
  ),
  row(
    '2.landing.menu',
    'On phones a menu opens and closes',
    by.landing('on a phone a menu opens and closes with the same links'),
  ),
  row(
    '2.landing.links',
    'Hero, price, jobs and grants lead to /login, the bank to /ob',
    by.landingPage('is led to sign in by the hero, the price, the jobs and the grants'),
    header,
  ),
  row(
    '2.landing.support',
    'The support links of the footer lead somewhere',
    by.landingPage('finds answers, contact, privacy and terms in the footer'),
  ),
  row('2.landing.editable', 'Admins edit the texts in place', edits),
  row(
    '2.landing.ids',
    'Text blocks have the ids of the specification',
    by.landingTexts('are named as the specification names them'),
    by.landingPage('finds every live-editable text exactly once'),
  ),
  row(
    '2.landing.testimonials',
    'Testimonials have text, author, role, company, place and initials',
    by.landingPage('sees who recommends it, by two letters'),
    by.landingTexts('are all there in both languages and named so that they can be edited'),
  ),
  row(
    '2.landing.reload',
    'A reload starts at the top, tried again after 500 ms',
    by.landing('a reload starts at the top, and tries again after half a second'),
  ),
  row(
    '2.landing.hash',
    'An address with an anchor goes there after 300 ms',
    by.landing('an address with a section opens there after three tenths of a second'),
  ),
]

export const entryRows: readonly Row[] = [
  row('2.login.fields', 'Email and password', fields),
  row('2.login.links', 'Links to the forgotten password and to registration, and a language switch', waysIn),
  row(
    '2.login.resend',
    'A dialog asks for an email and sends the code again',
    by.joining('the sign-in sends the code again and goes on after two seconds (${language})'),
    by.entry('a lost code is sent again from the sign-in'),
  ),
  row('2.login.google', 'A button for Google', google),
  row('2.login.panel', 'A panel lists the benefits', waysIn),
  row('2.register.fields', 'Names, email, two passwords and the terms', fields),
  row(
    '2.register.toggle',
    'The password can be shown and hidden',
    by.forms('a password can be shown and hidden without sending the form'),
  ),
  row(
    '2.register.links',
    'Links to /terms and /privacy, and Google',
    by.forms('the registration leads to the terms, the privacy page and Google'),
  ),
  row(
    '2.forgot.steps',
    'Four steps, the last with a link to the sign-in',
    byCode,
    by.entry('a forgotten password is replaced with the code of the mail'),
  ),
  row('2.forgot.back', 'Back links lead through the steps', byCode),
  row(
    '2.forgot.auto',
    'auto=true with an email starts at the code',
    by.entry('members of a former site start at the code'),
  ),
  row(
    '2.reset.steps',
    'Request, reset, success',
    byLink,
    by.entry('a link of a mail replaces the password, once'),
  ),
  row('2.reset.person', 'The reset shows name and email', byLink),
  row('2.reset.token', 'A token in the address is checked at once', byLink),
  row('2.verify.screen', 'Email, code, verify, resend and a hint about spam', resends, fields),
  row(
    '2.onboarding.progress',
    'Three steps with progress, Back and Next',
    steps,
    by.joining(
      'the first steps know the address of the registration, and show ten interests and three genders',
    ),
  ),
  row(
    '2.onboarding.contents',
    'Phone and gender, interests, review',
    steps,
    by.entry('the first steps cannot be skipped, and come back after a reload'),
  ),
]

export const adminRows: readonly Row[] = [
  row(
    '2.bar.admins',
    'Only admins see the bar',
    by.adminBar('a member has no bar, no edit mode and no question about permissions'),
    bar,
  ),
  row('2.bar.links', 'It leads to /admin, #korisnici and #sadrzaj and names the admin', bar),
  row('2.bar.page', 'The edit button names the page', bar, by.pageNames('%s is named %s in the admin bar')),
  row('2.bar.switch', 'Edit Live adds admin_edit=true, Exit Edit Mode takes it away', bar),
  row('2.bar.canvas', 'The bar stands on the canvas too', barOnCanvas),
  row('2.editor.tools', 'Bold, italic, link, colour and highlight on a selection', edits),
  row(
    '2.editor.preview',
    'The page shows what is typed',
    edits,
    by.adminBar('in edit mode formatting needs a selection, and cancelling changes nothing'),
  ),
  row(
    '2.editor.buttons',
    'Save & Publish or Cancel',
    edits,
    by.adminBar('in edit mode formatting needs a selection, and cancelling changes nothing'),
  ),
  row(
    '2.editor.saving',
    'Saving lasts at least a second, and is real',
    edits,
    by.blocks('puts it on the page in that language only, tells every instance, and counts revisions'),
  ),
  row(
    '2.editor.limits',
    'Not empty, not too long, with a counter',
    refused,
    by.blocks('says how long the text may be'),
  ),
]

export const genericRows: readonly Row[] = [
  row(
    '2.generic.error',
    'Nešto je pošlo po zlu, with a retry button',
    failed,
    by.screens('a page that cannot be loaded says so inside the one that is there'),
  ),
  row('2.generic.component', 'Greška pri učitavanju komponente, with a refresh button', broken),
  row('2.generic.loading', 'Učitavanje...', by.session('while the session loads a spinner says so')),
  row(
    '2.generic.breakpoints',
    'Mobile below 640 px, tablet below 768 px',
    by.landing('the layout changes at 640 and 768 pixels'),
  ),
  row(
    '2.generic.theme',
    'The theme is stored; light without a choice',
    light,
    by.settingsPage('theme, language and data saver take effect at once and stay'),
  ),
]
