import * as by from './files.ts'
import { later, type Row, row } from './row.ts'

const fields = by.forms('the form of ${path} has the fields of its payload, and one button that sends')
const signIn = by.session(
  'a good sign-in stores both tokens, loads the profile with them and opens the dashboard',
)
const start = by.session('every start with stored tokens asks who is signed in, with bearer and cookies')
const plain = by.session(
  'tokens that only the profile call knows keep the dashboard, and nothing is renewed early',
)
const language = by.screens('the language is Bosnian until somebody chooses, and the choice stays')
const bar = by.adminBar(
  'the bar leads to the console, names admin and page, and switches edit mode (${language})',
)
const edits = by.editing('a global admin edits the front page in place, and everybody sees it')
const steps = by.joining(
  'the first steps know the address of the registration, and show ten interests and three genders',
)
const refusals = by.joining('registration tells what is missing and why it failed (${language})')
const byCode = by.recovery('the reset by code goes through four steps and tells every failure (${language})')
const newcomer = by.registration('a young woman registers, types the mailed code and is signed in')
const theme = by.settingsPage('theme, language and data saver take effect at once and stay')

export const reliedOn: readonly Row[] = [
  row('relied.forms', 'Forms with a submit button, novalidate and the names of the payload', fields, steps),
  row(
    'relied.resend-dialog',
    'The dialog is a dialog with an email',
    by.joining('the sign-in sends the code again and goes on after two seconds (${language})'),
  ),
  row('relied.settings.theme', 'Settings have theme: light, dark, system', theme),
  row(
    'relied.storage',
    'Tokens, language and registrationEmail are plain strings',
    signIn,
    language,
    by.joining('registration sends the payload and follows the answer (${language})'),
  ),
  row(
    'relied.language.storage',
    'The stored language alone decides the page and html lang',
    language,
    by.pages('speaks the language that the browser has chosen, else Bosnian'),
  ),
  row('relied.calls', 'Pages make the calls themselves, the profile call at every start', start, plain),
  row(
    'relied.token',
    'The token’s exp and role are read without its signature',
    plain,
    bar,
    by.session('an access token that has ended is renewed at the start, once'),
  ),
  row('relied.profile', 'The profile has its fields at the top level', newcomer),
  row(
    'relied.empty.success',
    'An empty 2xx is a success',
    byCode,
    by.joining('the three first steps check, send and open the dashboard (${language})'),
    by.joining('a typed code is refused with a reason, or leads on after a second and a half (${language})'),
  ),
  row('relied.empty.refusal', 'An empty refusal is a failure with the fallback', refusals, byCode),
  row(
    'relied.valid-false',
    'valid: false is a failure',
    byCode,
    by.recovery('a token that is not good leads back to the request (${language})'),
  ),
  row('relied.general', 'The general message of a failed reset', byCode),
  row(
    'relied.english',
    'Texts given in English only appear so in English',
    bar,
    edits,
    by.joining('the three first steps check, send and open the dashboard (${language})'),
  ),
  row(
    'relied.block-id',
    'A block carries its id as one attribute',
    by.landingPage('finds every live-editable text exactly once'),
  ),
  row(
    'relied.editor',
    'Click or Enter opens the editor, its buttons have their names, the page previews',
    edits,
    by.adminBar('in edit mode formatting needs a selection, and cancelling changes nothing'),
  ),
  row('relied.bar', 'All of the bar in one landmark', bar),
  row(
    'relied.bar.canvas',
    'The bar on the canvas',
    by.adminBar(
      'on the canvas the bar stands without header and footer, names it, and keeps its name while editing',
    ),
  ),
  row(
    'relied.sign-out',
    'Sign-out in a menu of the header and on the settings',
    by.session('signing out forgets the session whatever the server says, and keeps language and theme'),
    by.session('the settings have a sign-out of their own'),
  ),
  row('relied.progress', 'A progressbar changes with each step', steps),
  row(
    'relied.spinner',
    'The spinner is a status that says Učitavanje...',
    by.session('while the session loads a spinner says so'),
  ),
  row(
    'relied.title.path',
    'A path outside the table is split at hyphens',
    by.titles('%s outside the route table is called %j'),
    by.screens('${path} is not found, with a card and a way home'),
  ),
  row('relied.mail.verification', 'The code on a line of its own, and the link', newcomer),
  row(
    'relied.mail.reset',
    'The digits on a line of their own, and the link',
    by.reset('the mail in %s has the digits on a line of their own and a link, as text and as HTML'),
  ),
  row(
    'relied.demo',
    'npm start prints each demo account on one line',
    by.welcome('who starts the demo world reads each account on one line, and tests find them in a file'),
    by.firstAdmin('every role of the demo world signs in with its printed password'),
  ),
  row(
    'relied.limits.registrations',
    'Sixty registrations an hour from one address',
    by.registration('sixty people in one classroom register within an hour'),
  ),
  row(
    'relied.limits.sign-ins',
    'Five good sign-ins in a quarter of an hour',
    by.loginLimits('five good sign-ins in a row, and ten at once, are fine'),
  ),
  row(
    'relied.limits.pages',
    'Page loads are not limited',
    by.forms('pages may be opened as often as somebody wants'),
  ),
  row(
    'relied.sitemap',
    'Public pages are in the sitemap',
    by.searchEngines('search engines find every public page in both languages'),
  ),
  row(
    'relied.sitemap.published',
    'Published profiles and opportunities are in the sitemap',
    by.profiles('finds published profiles, and only those, in the sitemap'),
    by.lifecycle('gives a verified organisation a page at once, under an address made of the title'),
    by.lifecycle('is shown from the very second on, even while the queue stands still'),
  ),
  later('relied.sitemap.made', 'Published articles and forms are in the sitemap', 'articles, forms'),
  row(
    'relied.consent',
    'Buttons Prihvati/Odbij, and the PageView',
    by.consent('nothing leaves the site until a visitor agrees, and each new page is reported afterwards'),
    by.consent('who declines is left alone, and asked no more'),
    by.consent('the question fits a phone, and everybody can answer it'),
  ),
  row(
    'relied.functions',
    'formatMoney and normalizePhone are exported by a contract room',
    by.money('%d is shown as %s'),
    by.phone('%s: %s becomes %s'),
  ),
  row(
    'relied.cookies',
    'Secure cookies work on localhost; over plain http elsewhere the start says so',
    by.entry('a newcomer registers, proves the address with the code, takes the first steps and is in'),
    by.welcome('over plain http on another host the start says that signing in needs https'),
    by.welcome('on this machine no such thing is said'),
  ),
  row(
    'relied.openapi',
    'Every call is described with schemas and policy',
    by.description('finds every call that the product answers, and no other'),
    by.description('finds the policy of every call, and security exactly where one must be signed in'),
  ),
  row(
    'relied.toggles',
    'Toggles do not send the form',
    fields,
    by.forms('a password can be shown and hidden without sending the form'),
  ),
  row(
    'relied.unknown-slugs',
    'Unknown slugs answer 404 with the same card',
    by.screens('${path} is not found, with a card and a way home'),
  ),
  row(
    'relied.landing.menu',
    'The menu button has aria-expanded',
    by.landing('on a phone a menu opens and closes with the same links'),
  ),
  row(
    'relied.landing.plans',
    'planovi holds price, besplatno zauvijek and its button',
    by.landingPage('sees that it is free for ever, at the price'),
    by.landingPage('is led to sign in by the hero, the price, the jobs and the grants'),
  ),
  row(
    'relied.landing.initials',
    'Testimonials show two letters',
    by.landingPage('sees who recommends it, by two letters'),
  ),
  row(
    'relied.landing.footer',
    'Poslovi, Grantovi, Omladinska Banka',
    by.landingPage('is led to sign in by the hero, the price, the jobs and the grants'),
  ),
  row(
    'relied.login.benefits',
    'The benefits are a list',
    by.forms('the sign-in leads to every other way in, and lists what one gets'),
  ),
  row(
    'relied.figures',
    '10,000+ in English, 10.000+ in bhs',
    by.landingTexts('state the figures of the business in both ways of writing'),
  ),
  row('relied.saving', 'Saving… shows while saving; the link tool is a field confirmed with Enter', edits),
]
